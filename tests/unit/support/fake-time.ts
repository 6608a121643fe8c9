import { act, fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { userEvent } from './dom';

/** Does what starts a timer, and lets its time pass at once. */
export async function withoutWaiting(ms: number, press: () => unknown) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  press();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
}

/** Types as a visitor who then waits for longer than any pause that is waited for. */
export const typeAndPause = (field: HTMLElement, value: string) =>
  withoutWaiting(1000, () => fireEvent.change(field, { target: { value } }));

/**
 * Stops the clock in every test of a file. `pass` lets time pass and answers arrive; `user` types
 * and clicks without letting time pass.
 */
export function fakeTime() {
  // It loads with the first call; under a stopped clock it would load too late.
  beforeAll(async () => void (await import('../../../src/api/http')));
  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library knows a stopped clock only by this name.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  });
  return {
    pass: (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms)),
    user: () => userEvent.setup({ delay: null }),
  };
}
