import { vi } from 'vitest';

/**
 * The test makes something fail: console messages about it fail no test (setup.ts); returns them.
 */
export const expectFaults = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** The words for a failed call: without a connection visitors read that, else the usual text. */
export const failureOf = (fault: string, usual: string): string | RegExp =>
  fault.endsWith('offline') ? /^Verkkoyhteys katkesi\./ : usual;
