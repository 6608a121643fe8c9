import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Waits until the late code moves a carousel's row and handles its visitor: as soon as somebody is
 * near. No timer time passes.
 */
export async function withMotion(region: Element): Promise<void> {
  fireEvent.pointerOver(region);
  await act(() => vi.dynamicImportSettled());
}
