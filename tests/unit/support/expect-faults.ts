import { vi } from 'vitest';

/** The test has something fail: what the console says of it fails no test (setup.ts); gives it. */
export const expectFaults = () => vi.spyOn(console, 'error').mockImplementation(() => {});
