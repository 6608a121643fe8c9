import { vi } from 'vitest';

/** In this test the browser reports nothing of what is in view: a carousel counts its slides. */
export function withoutView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly unknown[]) => void;
      constructor(report: (entries: readonly unknown[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([]);
      }
      disconnect() {}
    },
  );
}
