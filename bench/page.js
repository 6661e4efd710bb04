/** What runs in the measured page: mounts, waits until drawn, presses, counts. `window.bench` is the runner's handle. */
/* global document, window, performance, MessageChannel, requestAnimationFrame, addEventListener, innerHeight, scrollTo */
import { answersOf, fieldsOf } from './forms.js';

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();
/** The next task: every microtask that a library queued is done by then. */
const task = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(0);
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(task())));

/** Elements in shadow roots too. */
function* deep(root) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
}
const all = (root, selector) => [...deep(root)].filter((element) => element.matches(selector));
const button = (root) => all(root, 'button[type=submit]')[0] ?? all(root, 'button').at(-1);

const CONTROLS = 'input, select, textarea';
/** Tasks that the library takes until all is drawn: counted now and then, since to look takes time itself. */
let turns = 0;
async function drawn(root, fields, look) {
  // JSON Forms draws no box for many choices, so some may lack
  const ready = () => button(root) && all(root, CONTROLS).length >= fields.length * 0.8;
  for (let turn = 1; turn < 500; turn++) {
    await task();
    if (look ? !ready() : turn < turns) continue;
    turns = turn;
    void document.body.offsetHeight;
    return;
  }
  throw new Error('not drawn');
}

let peer;
let target;
const open = [];
const main = document.querySelector('main');

async function load(name) {
  peer ??= await import(`/${name}.js`);
}

async function mount(fields, values, look = true) {
  const root = main.appendChild(document.createElement('div'));
  const form = { root, sent: [] };
  form.handle = peer.mount(root, fields, { values, send: (answer) => form.sent.push(answer) });
  await drawn(root, fields, look);
  open.push(form);
  return form;
}

function unmount() {
  for (const { handle, root } of open.splice(0)) {
    handle.unmount();
    root.remove();
  }
}

const keys = [];
window.bench = {
  frame,
  load,
  unmount,
  /** Nothing loaded → painted. @returns ms */
  async cold(name, n) {
    const start = performance.now();
    await load(name);
    await mount(fieldsOf(n));
    await frame();
    return performance.now() - start;
  },
  /** @returns ms from mount to laid out, one a round; each is painted and unmounted. */
  async warm(n, rounds) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const fields = fieldsOf(n);
      const start = performance.now();
      await mount(fields, undefined, false);
      times.push(performance.now() - start);
      await frame();
      unmount();
      await frame();
    }
    return times;
  },
  /** Leaves `count` forms in the page. */
  async fill(n, count, answered = false) {
    const fields = fieldsOf(n);
    for (let at = 0; at < count; at++) await mount(fields, answered ? answersOf(fields) : undefined);
    await frame();
  },
  /** As a thread grows: each form at its end, in view, painted. */
  async append(n, count) {
    for (let at = 0; at < count; at++) {
      const { root } = await mount(fieldsOf(n), undefined, false);
      root.scrollIntoView({ block: 'end' });
      await frame();
    }
  },
  /** Mounts and unmounts, one at a time. */
  async churn(n, count) {
    for (let at = 0; at < count; at++) {
      await mount(fieldsOf(n), undefined, false);
      unmount();
      if (at % 20 === 0) await frame();
    }
  },
  /** Puts the caret into the first field and times each key until the next frame is done. */
  watch() {
    const control = all(main, CONTROLS)[0];
    control.focus();
    control.scrollIntoView({ block: 'center' });
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        void frame().then(() => keys.push(performance.now() - start));
      },
      true,
    );
  },
  keys: () => keys.splice(0),
  text: () => all(main, CONTROLS)[0].value,
  aim() {
    target = button(main);
  },
  /** Presses the button, until the library is done with it and the page is laid out, then painted. @returns ms till laid out */
  async send() {
    const start = performance.now();
    target.click();
    await task();
    void document.body.offsetHeight;
    const time = performance.now() - start;
    await frame();
    return time;
  },
  /** For the profile: the next `count` forms, one after another. */
  async sendAll(count) {
    for (const { root } of open.splice(0, count)) {
      button(root).click();
      await frame();
    }
  },
  /** What was sent, if anything. */
  sent: () => open[0].sent,
  /** Whether the form was sent once, with the right answer in it. */
  sentRight(n) {
    const sorted = (object) => JSON.stringify(Object.entries(object).sort());
    const { sent } = open[0];
    return sent.length === 1 && sorted(sent[0]) === sorted(answersOf(fieldsOf(n)));
  },
  elements: () => [...deep(main)].length,
  /** Many at once, painted together. */
  async stack(n, count) {
    for (let at = 0; at < count; at++) await mount(fieldsOf(n), undefined, false);
    await frame();
  },
  /** Top of the thread → its end, a screen a frame. */
  async scroll() {
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y <= height; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
  },
};
window.reports = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.reports.push(`${violatedDirective} ${blockedURI}`),
);
