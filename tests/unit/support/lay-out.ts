import { vi } from 'vitest';

/** In this test size observers get their first callback, as in a browser after layout. */
export function layOut(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        queueMicrotask(this.#told);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
