import type { CDPSession, Page } from 'playwright';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** DOM nodes, listeners and bytes of heap after a garbage collection. */
export async function footprint(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Milliseconds from inserting `count` simple widgets to the frame in which all have painted. */
export const paintTime = (page: Page, count: number): Promise<number> =>
  page.evaluate(
    (total) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') as HTMLElement;
        let left = total;
        const from = performance.now();
        main.addEventListener('atria-paint', () => {
          if (--left > 0) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        main.innerHTML = '<atria-counter value="7" label="Sivua"></atria-counter>'.repeat(total);
      }),
    count,
  );

/** Mounts and removes `count` widgets `rounds` times. */
export const churn = (page: Page, rounds: number, count: number): Promise<void> =>
  page.evaluate(
    async ([times, total]) => {
      const main = document.querySelector('main') as HTMLElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < (times as number); round++) {
        main.innerHTML = '<atria-counter value="7" label="Sivua"></atria-counter>'.repeat(
          total as number,
        );
        await frame();
        await frame();
        main.replaceChildren();
        await frame();
      }
    },
    [rounds, count],
  );

/** Milliseconds from the start of the navigation to the first data of all widgets in view. */
export const readyTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tags = [...document.querySelectorAll('*')].filter(
          (tag) =>
            tag.localName.startsWith('atria-') &&
            tag.getBoundingClientRect().top < window.innerHeight,
        );
        const check = () => {
          if (tags.every((tag) => tag.matches(':state(ready)'))) resolve(performance.now());
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
