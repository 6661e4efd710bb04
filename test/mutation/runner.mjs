/**
 * A test runner for Stryker that keeps the tests in its process: a mutant costs the tests that reach it, until the first
 * fails. The project is loaded anew only for a mutant of what runs while it loads.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS as NAMES } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { collect } from './fakes/node-test.mjs';

/** Tests of the elements' logic and of styles; those that measure time, read sources, or need thousands of runs. */
const LEFT_OUT = /^(?:ui-|tokens|linear|schemas|values-oracle)|takes every price|repeats without a bound/;

/** Of the first run: the ms of each test, and the mutants that it reached. Kept in the copy for a process that comes after. */
const FIRST = 'test/mutation/first-run.json';

const stryker = (globalThis[NAMES.NAMESPACE] ??= {});

class UnitRunner {
  #loads = 0;
  #tests = [];
  /** From the first run, which another process may have done. */
  #first = { took: {}, reached: {} };

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    register('./hooks.mjs', import.meta.url);
    if (existsSync(FIRST)) this.#first = JSON.parse(readFileSync(FIRST, 'utf8'));
  }

  async #load() {
    this.#loads += 1;
    this.#tests = [];
    const names = readdirSync('test/unit').filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.test(name));
    for (const name of names) {
      const url = `${pathToFileURL(`test/unit/${name.replace(/ts$/, 'js')}`).href}?load=${this.#loads}`;
      const found = await collect(() => import(url));
      this.#tests.push(...found.map(({ title, run }) => ({ id: `${name} ${title}`, fileName: `test/unit/${name}`, run })));
    }
    this.#tests = this.#tests.filter(({ id }) => !LEFT_OUT.test(id));
    const { took } = this.#first;
    this.#tests.sort((a, b) => (took[a.id] ?? 0) - (took[b.id] ?? 0)); // the quick ones first
  }

  /** What a mutant of loading can change: the tests that reach any mutant of its file or, where none does, all. */
  #of(file) {
    const mutants = [...readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id);
    const found = this.#tests.filter(({ id }) => mutants.some((mutant) => this.#first.reached[id]?.[mutant]));
    return found.length > 0 ? found : this.#tests;
  }

  async #run(tests, { bail, hitLimit, coverage }) {
    const results = [];
    for (const { id, fileName, run } of tests) {
      if (coverage) stryker[NAMES.CURRENT_TEST_ID] = id;
      const started = performance.now();
      const result = { id, name: id, fileName, status: TestStatus.Success };
      try {
        await run();
      } catch (error) {
        result.status = TestStatus.Failed;
        result.failureMessage = String(error?.message ?? error);
      }
      result.timeSpentMs = performance.now() - started;
      results.push(result);
      const endless = determineHitLimitReached(stryker[NAMES.HIT_COUNT], hitLimit);
      if (endless) return endless;
      if (bail && result.status === TestStatus.Failed) break;
    }
    stryker[NAMES.CURRENT_TEST_ID] = undefined;
    return { status: DryRunStatus.Complete, tests: results };
  }

  async dryRun({ coverageAnalysis }) {
    stryker[NAMES.ACTIVE_MUTANT] = undefined;
    await this.#load();
    const result = await this.#run(this.#tests, { coverage: coverageAnalysis === 'perTest' });
    const mutantCoverage = stryker[NAMES.MUTATION_COVERAGE_OBJECT];
    const took = Object.fromEntries(result.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    this.#first = { took, reached: mutantCoverage?.perTest ?? {} };
    writeFileSync(FIRST, JSON.stringify(this.#first));
    return { ...result, mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, mutantActivation, testFilter, hitLimit, disableBail, reloadEnvironment }) {
    const isStatic = mutantActivation === 'static';
    stryker[NAMES.HIT_COUNT] = hitLimit === undefined ? undefined : 0;
    stryker[NAMES.HIT_LIMIT] = hitLimit;
    // what a mutant of loading left behind would stay: load without one
    stryker[NAMES.ACTIVE_MUTANT] = isStatic ? activeMutant.id : undefined;
    try {
      if (isStatic || reloadEnvironment || this.#tests.length === 0 || this.#spoilt) await this.#load();
    } catch (error) {
      return toMutantRunResult({
        status: DryRunStatus.Complete,
        tests: [{ id: 'load', name: 'load', timeSpentMs: 0, status: TestStatus.Failed, failureMessage: String(error) }],
      });
    } finally {
      this.#spoilt = isStatic;
    }
    stryker[NAMES.ACTIVE_MUTANT] = activeMutant.id;
    const tests = testFilter ? this.#tests.filter(({ id }) => testFilter.includes(id)) : this.#of(sandboxFileName);
    return toMutantRunResult(await this.#run(tests, { bail: !disableBail, hitLimit }), false);
  }

  /** Whether what is loaded was loaded with a mutant. */
  #spoilt = false;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'unit', UnitRunner)];
