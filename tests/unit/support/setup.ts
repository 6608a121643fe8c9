import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

// Each test has a page of its own: the page's store is another one for it.
vi.mock('jotai/vanilla', async (original) => {
  const jotai = await original<typeof import('jotai/vanilla')>();
  const { renewable } = await import('./renew-page');
  return { ...jotai, createStore: () => renewable(jotai.createStore) };
});

// A busy machine takes longer than Vitest's second; who waits, waits for a condition.
const { waitFor } = vi;
const patient: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 15_000, ...options });
// Once a worker, which goes on with the same `vi`.
if (waitFor.name !== 'patient') vi.waitFor = patient;

// What is tried by chance is the same each time, so that the test of a change says something of
// that change; other things are tried by hand (CONTRIBUTING.md).
configureGlobal({ seed: Number(process.env.CHANCE_SEED ?? 1) });

// What a test has fail it expects (expect-faults.ts), and thereby silences; anything else fails it.
const unexpected: unknown[][] = [];
console.error = (...said) => void unexpected.push(said);
afterEach(() => {
  const said = unexpected.splice(0).map((words) => words.map(String).join(' '));
  if (said.length > 0)
    throw new Error(`said in the console, which no test expects:\n${said.join('\n')}`);
});

// A worker goes on from file to file: each has our modules again, and with them what they keep.
vi.resetModules();

// Tests of pure logic run without a document and skip all this.
if (typeof document !== 'undefined') {
  await import('./no-owner-stacks');
  const { cleanup, configure } = await import('@testing-library/react');
  const { renewPage } = await import('./renew-page');
  // What is missing, in its first lines; the whole page below them hides the sentence.
  configure({
    // A busy machine takes its time for what is imported late; who waits, waits for a condition.
    asyncUtilTimeout: 15_000,
    getElementError: (message) => new Error(message?.split('\n\n').slice(0, 2).join('\n')),
  });
  afterEach(() => {
    cleanup();
    renewPage();
    // What a test itself put into the page would stand in that of the next file too.
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    // Two mocks of one property are not taken back by themselves.
    Reflect.deleteProperty(document, 'cookie');
    for (const one of document.cookie.split('; ')) {
      const [name] = one.split('=');
      // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here.
      for (const path of ['', '; path=/']) document.cookie = `${name}=; max-age=-1${path}`;
    }
  });
}

// Nothing is painted here.
vi.mock('../../../src/core/search/painted', () => ({ painted: () => Promise.resolve() }));
