import { beforeEach, vi } from 'vitest';
import { act } from './dom';

/**
 * For tests of pages that a server has rendered, with a clock that a test sets.
 * @returns a function that lets the page become idle
 */
export function pageThatIdles(): () => Promise<void> {
  let whenIdle: (() => void)[] = [];
  beforeEach(() => {
    whenIdle = [];
    vi.stubGlobal('requestIdleCallback', (then: () => void) => whenIdle.push(then));
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  return () =>
    act(async () => {
      for (const then of whenIdle.splice(0)) then();
    });
}
