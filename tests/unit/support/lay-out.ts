import { onTestFinished, vi } from 'vitest';

/** In this test observers of sizes are told what a browser tells them first, once it has laid out. */
export function layOut(): void {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
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
