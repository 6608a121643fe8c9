import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Waits until a carousel's row is moved, and whoever is at it is heard, by the code that comes
 * late: as soon as somebody is near. No time of timers goes by.
 */
export async function withMotion(region: Element): Promise<void> {
  fireEvent.pointerOver(region);
  await act(() => vi.dynamicImportSettled());
}
