// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { limit } from '../../../scripts/test/limits';
import { makeAttempts } from '../../engines/attempts';
import { type Browser, inTime, NoAnswer, type Tab } from '../../engines/browser';

/** An engine that records its calls. */
function engine() {
  const asked: string[] = [];
  const tab: Tab = {
    go: async (address) => void asked.push(address),
    evaluate: async () => '',
    act: async () => {},
    resize: async () => {},
    close: async () => void asked.push('visitor left'),
  };
  const start = async (): Promise<Browser> => {
    asked.push('started');
    return {
      name: 'engine',
      newVisitor: async () => {
        asked.push('visitor');
        return tab;
      },
      close: async () => void asked.push('ended'),
    };
  };
  return { asked, start };
}
const attempt = (title: string, isNewVisitor = false) => ({
  title,
  isNewVisitor,
  act: (tab: Tab) => tab.go(title),
});

async function make(start: () => Promise<Browser>, attempts: Parameters<typeof makeAttempts>[0]) {
  const failures: string[] = [];
  const outcome = await makeAttempts(attempts, {
    start,
    takeTrouble: () => [],
    onFailure: (title, wrong) => void failures.push(`${title}: ${wrong.join(', ')}`),
  });
  return { ...outcome, failures };
}

it('one engine and visitor serve all, except those with a visitor of their own', async () => {
  const { asked, start } = engine();
  const { passed, failed } = await make(start, [attempt('a'), attempt('b'), attempt('c', true)]);
  expect([passed, failed]).toEqual([3, 0]);
  expect(asked.join(' ')).toBe('started visitor a b visitor left visitor c ended');
});

it('an attempt that the driver does not answer is one failure; the engine is restarted', async () => {
  const { asked, start } = engine();
  const silent = {
    title: 'b',
    act: async () => {
      throw new NoAnswer('no answer to go');
    },
  };
  const made = await make(start, [attempt('a'), silent, attempt('c'), attempt('d', true)]);
  expect(made).toEqual({ passed: 3, failed: 1, failures: ['b: no answer to go'] });
  expect(asked.join(' ')).toBe(
    'started visitor a ended started visitor c visitor left visitor d ended',
  );
});

it('an engine that opens no tab is restarted once, and nothing has failed', async () => {
  const { asked, start } = engine();
  const lame = async (): Promise<Browser> => ({
    ...(await start()),
    newVisitor: () => Promise.reject(new NoAnswer('no answer to session')),
  });
  const starts = [lame, start, lame, lame];
  const next = () => (starts.shift() ?? start)();
  const silent = { title: 'b', act: () => Promise.reject(new NoAnswer('no answer to go')) };
  const made = await make(next, [attempt('a'), silent, attempt('c'), attempt('d')]);
  expect(made.failures).toEqual(['b: no answer to go', 'c: no answer to session']);
  expect(asked.join(' ')).toBe(
    'started ended started visitor a ended started ended started ended started visitor d ended',
  );
});

it('a failure that the driver did answer keeps the engine running', async () => {
  const { asked, start } = engine();
  const wrong = { title: 'a', act: () => Promise.reject(new Error('waited in vain')) };
  expect(await make(start, [wrong, attempt('b')])).toMatchObject({ passed: 1, failed: 1 });
  expect(asked.join(' ')).toBe('started visitor b ended');
});

it('an error in a page fails the attempt that caused it', async () => {
  const trouble = [[], ['page: broken'], []];
  const failures: string[] = [];
  const { failed } = await makeAttempts([attempt('a'), attempt('b'), attempt('c')], {
    start: engine().start,
    takeTrouble: () => trouble.shift() ?? [],
    onFailure: (title, wrong) => void failures.push(`${title}: ${wrong.join(', ')}`),
  });
  expect([failed, failures]).toEqual([1, ['b: page: broken']]);
});

it('a driver that is silent for a minute has no answer', async () => {
  vi.useFakeTimers();
  const asked = inTime('navigate', new Promise(() => {}));
  const refused = expect(asked).rejects.toThrow(new NoAnswer('no answer to navigate'));
  await vi.advanceTimersByTimeAsync(limit(60_000));
  await refused;
  await expect(inTime('navigate', Promise.resolve(1))).resolves.toBe(1);
});
