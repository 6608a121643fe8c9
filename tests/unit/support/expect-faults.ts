import { vi } from 'vitest';

/**
 * The test makes something fail: console messages about it fail no test (setup.ts); returns them.
 */
export const expectFaults = () => vi.spyOn(console, 'error').mockImplementation(() => {});
