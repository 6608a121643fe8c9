import { createRequire } from 'node:module';
import { configureGlobal } from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { limit } from '../../../scripts/test/limits';

// Each test has a page of its own: a new page store.
vi.mock('jotai/vanilla', async (original) => {
  const jotai = await original<typeof import('jotai/vanilla')>();
  const { renewable } = await import('./renew-page');
  return { ...jotai, createStore: () => renewable(jotai.createStore) };
});

// React runs effects a turn of the event loop after it shows something: an announcement, a timer's
// start. On a busy machine a wait could end between the two. Kept here, as tests stop the clock.
const { setImmediate } = globalThis;
const effectsHaveRun = () => new Promise<void>((resolve) => setImmediate(resolve));

// A busy machine needs longer than Vitest's second; waits end by a condition.
const { waitFor } = vi;
const patient: typeof waitFor = async (callback, options) => {
  const times = typeof options === 'number' ? options : { timeout: limit(15_000), ...options };
  const result = await waitFor(callback, times);
  await effectsHaveRun();
  return result;
};
// Once per worker, which continues with the same `vi`.
if (waitFor.name !== 'patient') vi.waitFor = patient;

// Random tests run the same each time, so that a change's test says something about that change;
// try others by hand (CONTRIBUTING.md).
configureGlobal({ seed: Number(process.env.CHANCE_SEED ?? 1) });

// A test expects the failures it causes (expect-faults.ts), and so silences them; any other message
// fails it.
const unexpected: unknown[][] = [];
console.error = (...said) => void unexpected.push(said);
// A browser has it. What React calls must not throw: it would render nothing more in this worker.
globalThis.reportError = (error) => void unexpected.push([error]);
afterEach(() => {
  const said = unexpected.splice(0).map((words) => words.map(String).join(' '));
  if (said.length > 0) throw new Error(`reported, which no test expects:\n${said.join('\n')}`);
});

// The build inserts it into the renderer.
Object.assign(globalThis, { __NAMED_STYLES__: [] });

// A worker continues from file to file: each gets our modules anew, with their state, also what is
// there once a page.
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith('atria')) Reflect.deleteProperty(globalThis, key);

// Tests of pure logic run without a document and skip all this.
if (typeof document !== 'undefined') {
  await import('./no-owner-stacks');
  // React's slices, one a second: on a busy machine what it renders in turns of 5 ms would need
  // more turns than a test waits. The module that React has, which is not ours to import.
  const ofReact = createRequire(createRequire(import.meta.url).resolve('react-dom'));
  ofReact('scheduler').unstable_forceFrameRate(1);
  // The elements of the file before: their tags would be alive in this one.
  for (const key of Object.getOwnPropertySymbols(customElements)) {
    const known: unknown = Reflect.get(customElements, key);
    if (known instanceof Map) known.clear();
  }
  // What the modules of this file hear at the window ends with the file. Not at the document: there
  // libraries listen that stay.
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  afterAll(() => {
    window.addEventListener = addEventListener;
    for (const listener of added) window.removeEventListener(...listener);
  });
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  const withEffects: typeof asyncWrapper = (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      await effectsHaveRun();
      return result;
    });
  const { renewPage } = await import('./renew-page');
  // happy-dom throws while the focus is in another shadow root. Once per worker, too.
  const focused = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement')?.get;
  function orNull(this: ShadowRoot) {
    try {
      return focused?.call(this);
    } catch {
      return null;
    }
  }
  if (focused?.name !== 'orNull')
    Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
      get: orNull,
      configurable: true,
    });
  // The first lines of the error; the whole page below them would hide the sentence.
  configure({
    // A busy machine is slow with late imports; waits end by a condition.
    asyncUtilTimeout: limit(15_000),
    // Once per worker, too.
    asyncWrapper: asyncWrapper.name === 'withEffects' ? asyncWrapper : withEffects,
    getElementError: (message) => new Error(message?.split('\n\n').slice(0, 2).join('\n')),
  });
  afterEach(() => {
    cleanup();
    renewPage();
    // What a test itself added to the page would be in that of the next file, too.
    document.body.replaceChildren();
    for (const script of document.head.querySelectorAll('script')) script.remove();
    document.documentElement.removeAttribute('style');
    // With what widgets keep of their views for a visitor who comes back.
    window.history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    // Two mocks of one property are not restored by themselves.
    Reflect.deleteProperty(document, 'cookie');
    for (const one of document.cookie.split('; ')) {
      const [name] = one.split('=');
      // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here.
      for (const path of ['', '; path=/']) document.cookie = `${name}=; max-age=-1${path}`;
    }
  });
}

// Before the page is tidied up, which could otherwise meet a blocked storage or a stopped clock.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Nothing is painted here.
vi.mock('../../../src/core/page/next-frame', async (original) => ({
  ...(await original<typeof import('../../../src/core/page/next-frame')>()),
  painted: () => Promise.resolve(),
}));
