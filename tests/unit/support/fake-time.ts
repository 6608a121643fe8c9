import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/**
 * Stops the clock in every test of a file. `pass` lets time go by and answers arrive; `user` types
 * and clicks without letting time go by.
 */
export function fakeTime() {
  // Comes with the first call; under a stopped clock it would come too late.
  beforeAll(async () => void (await import('../../../src/api/http')));
  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library knows a stopped clock by this name only.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    pass: (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms)),
    user: () => userEvent.setup({ delay: null }),
  };
}
