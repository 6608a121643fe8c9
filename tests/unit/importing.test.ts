import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../../package.json';
import { importing } from '../../src/importing';
import { often } from './support/chance';
import { expectFaults } from './support/expect-faults';

const file = 'https://cdn.example.org/atria/chunks/calendar.js';
/** Firefox's message; Chromium's has the address as well. */
const unloaded = new TypeError(`error loading dynamically imported module: ${file}`);
/** The exports of that file at another address. */
const elsewhere = { [Symbol.toStringTag]: 'Module', code: 'elsewhere' };
/** WebKit's message. */
const nameless = new TypeError('Importing a module script failed.');

/** Replaces the browser: each import and each check of a file waits to be settled. */
function browser() {
  const imports: { come: () => void; fail: (error: Error) => void }[] = [];
  const fetchCode = vi.fn(
    () =>
      new Promise<{ code: string }>((resolve, fail) => {
        imports.push({ come: () => resolve({ code: 'code' }), fail });
      }),
  );
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const questions = () => [...document.head.querySelectorAll('link')];
  return {
    imports,
    fetchCode,
    reload,
    questions,
    /** Settles the last request. */
    answer: (type: 'load' | 'error') => {
      const link = questions().at(-1);
      link?.dispatchEvent(new Event(type));
      link?.remove();
    },
  };
}
/** A page that needs the code. */
function begin() {
  const page = browser();
  return { page, late: importing(page.fetchCode, 'code') };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));
const settle = async () => {
  await turn();
  await vi.dynamicImportSettled();
  await turn();
};

beforeEach(() => {
  expectFaults();
});
afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

/** Fails an import and its immediate retry. */
async function failTwice({ imports }: ReturnType<typeof browser>, error: Error = unloaded) {
  imports.pop()?.fail(error);
  await settle();
  imports.pop()?.fail(error);
  await settle();
}

it('reports a file that failed to load to the page', async () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('atria-error', hear, { once: true });
  const page = browser();
  const part = importing(page.fetchCode, 'code');
  part.preload();
  await failTwice(page);
  page.answer('error');
  await settle();
  expect(heard).toEqual([{ kind: 'load', path: file, release: version }]);
});

describe('code that loads late', () => {
  it('is requested once more at once, at its own address', async () => {
    const { page, late } = begin();
    const code = late.load();
    page.imports.pop()?.fail(unloaded);
    await settle();
    page.imports.pop()?.come();
    expect(await code).toBe('code');
    expect(late.state()).toEqual({ status: 'ready', code: 'code' });
  });

  it('reloads the page by a press if the file loads and the browser keeps the failure', async () => {
    const { page, late } = begin();
    late.retry();
    await failTwice(page);
    expect(page.questions().map(({ href }) => href.split('?')[0])).toEqual([file]);
    expect(late.state().status).toBe('loading');
    page.answer('load');
    await settle();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a file of its own', elsewhere],
    ['a file that others import, too', { t: {}, n: elsewhere }],
  ])(
    'is loaded at another address, without a press, if %s loads and the browser keeps the failure',
    async (_, exported) => {
      vi.doMock(`${file}?1`, () => exported);
      const { page, late } = begin();
      const code = late.load();
      await failTwice(page);
      page.answer('load');
      expect(await code).toBe('elsewhere');
      expect(late.state().status).toBe('ready');
      expect(page.reload).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
      vi.doUnmock(`${file}?1`);
    },
  );

  it.each(['online', 'visibilitychange'])(
    'is requested after %s for waiting parts, and for no other',
    async (back) => {
      const target = back === 'online' ? window : document;
      const { page, late } = begin();
      late.preload();
      await failTwice(page, nameless);
      target.dispatchEvent(new Event(back));
      expect(page.fetchCode).toHaveBeenCalledTimes(2);
      late.subscribe(() => {});
      late.preload();
      await failTwice(page, nameless);
      target.dispatchEvent(new Event(back));
      expect(page.fetchCode).toHaveBeenCalledTimes(5);
      page.imports.pop()?.come();
      await settle();
      expect(late.state().status).toBe('ready');
    },
  );

  it('does not reload the page while the file fails to load', async () => {
    const { page, late } = begin();
    late.retry();
    await failTwice(page);
    page.answer('error');
    await settle();
    expect(page.reload).not.toHaveBeenCalled();
    expect(late.state().status).toBe('failed');
  });

  it('does not reload the page if the browser names no file: it requests the file again itself', async () => {
    const { page, late } = begin();
    late.retry();
    await failTwice(page, nameless);
    expect(page.questions()).toEqual([]);
    expect(late.state().status).toBe('failed');
  });

  it('accepts a press during a request', async () => {
    const { page, late } = begin();
    late.preload();
    late.retry();
    late.retry();
    expect(page.fetchCode).toHaveBeenCalledTimes(1);
    await failTwice(page);
    page.answer('load');
    await settle();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('keeps its message while it is requested without a press', async () => {
    const { page, late } = begin();
    late.preload();
    await failTwice(page);
    page.answer('error');
    await settle();
    late.preload();
    expect(late.state().status).toBe('failed');
    page.imports.pop()?.come();
    await settle();
    expect(late.state().status).toBe('ready');
  });
});

type Step = 'load' | 'preload' | 'press' | 'come' | 'fail' | 'had' | 'gone' | 'unmount';
const steps: readonly Step[] = [
  ...(['load', 'preload', 'press', 'come', 'fail', 'fail', 'fail', 'had', 'gone'] as const),
  'unmount',
];

it('satisfies its rules in random walks: one import at a time, no reload without a press, an answer for each caller', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), async (walk) => {
      const { page, late } = begin();
      const seen: string[] = [];
      const unsubscribe = late.subscribe(() => seen.push(late.state().status));
      let mounted = true;
      let presses = 0;
      let asks = 0;
      let answers = 0;
      for (const step of walk) {
        const before = seen.length;
        if (step === 'load') {
          asks += 1;
          late.load().then(
            () => (answers += 1),
            () => (answers += 1),
          );
        } else if (step === 'preload') late.preload();
        else if (step === 'press') {
          presses += 1;
          late.retry();
        } else if (step === 'come') page.imports.pop()?.come();
        else if (step === 'fail') page.imports.pop()?.fail(unloaded);
        else if (step === 'had') page.answer('load');
        else if (step === 'gone') page.answer('error');
        else {
          unsubscribe();
          mounted = false;
        }
        await settle();
        expect(page.imports.length).toBeLessThan(2);
        expect(page.questions().length).toBeLessThan(2);
        expect(page.reload.mock.calls.length).toBeLessThanOrEqual(presses);
        if (!mounted) expect(seen.length).toBe(before);
        const { status } = late.state();
        if (mounted && seen.length > 0) expect(seen.at(-1)).toBe(status);
      }
      // The connection is back for good: it loads, and every caller gets an answer.
      for (let round = 0; round < 3 && late.state().status !== 'ready'; round++) {
        late.preload();
        page.answer('error');
        page.imports.pop()?.come();
        await settle();
      }
      expect(late.state().status).toBe('ready');
      expect(answers).toBe(asks);
      vi.restoreAllMocks();
      expectFaults();
    }),
    { numRuns: often(100) },
  );
});
