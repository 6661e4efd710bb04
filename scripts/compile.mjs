/**
 * tsc with one addition: white space and comments inside `html`, `svg` and `css` templates are dropped, which no
 * minifier of a host's bundler would do. Types, source maps and everything else are the compiler's own.
 */
import { exit } from 'node:process';
import ts from 'typescript';

const css = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}');

/** As in JSX: a line break beside a tag is no space; elsewhere it is one. */
const markup = (text) =>
  text
    .replace(/>\s*\n\s*</g, '><')
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*</g, '<')
    .replace(/\s*\n\s*/g, ' ');

const shrink = { css, html: markup, svg: markup };

/** A chunk between two expressions; its ends are kept as they are where a space may matter. */
function transformer(context) {
  const { factory } = context;
  const short = (node, by) => {
    const text = by(node.text);
    if (ts.isNoSubstitutionTemplateLiteral(node)) return factory.createNoSubstitutionTemplateLiteral(text, escape(text));
    if (ts.isTemplateHead(node)) return factory.createTemplateHead(text, escape(text));
    if (ts.isTemplateMiddle(node)) return factory.createTemplateMiddle(text, escape(text));
    return factory.createTemplateTail(text, escape(text));
  };
  const visit = (node) => {
    const seen = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(seen) || !ts.isIdentifier(seen.tag)) return seen;
    const by = shrink[seen.tag.text];
    if (by === undefined) return seen;
    const { template } = seen;
    const done = ts.isNoSubstitutionTemplateLiteral(template)
      ? short(template, by)
      : factory.createTemplateExpression(
          short(template.head, by),
          template.templateSpans.map((span) => factory.createTemplateSpan(span.expression, short(span.literal, by))),
        );
    return factory.createTaggedTemplateExpression(seen.tag, seen.typeArguments, done);
  };
  return (file) => ts.visitNode(file, visit);
}

const escape = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => report([found]) };
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.build.json', {}, host);
const program = ts.createProgram(fileNames, options);
const { diagnostics } = program.emit(undefined, undefined, undefined, false, { before: [transformer] });

function report(found) {
  const format = {
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
    getCanonicalFileName: (name) => name,
  };
  console.error(ts.formatDiagnostics(found, format));
  exit(1);
}

const found = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (found.length > 0) report(found);
