import type { CDPSession, Page } from 'playwright';
import type { Figures } from './interleaved';
import { tags } from './pages';
import type { Visitor } from './visitor';

/** DOM nodes, listeners and bytes of heap after a garbage collection. */
async function footprint(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Milliseconds from inserting `count` of a tag to the frame in which all have painted. */
const paintTime = (page: Page, tag: string, count: number): Promise<number> =>
  page.evaluate(
    ([markup, total]) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') as HTMLElement;
        let left = total as number;
        const from = performance.now();
        main.addEventListener('atria-paint', () => {
          if (--left > 0) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        main.innerHTML = (markup as string).repeat(total as number);
      }),
    [tag, count] as const,
  );

/** Time and heap of 200 widgets that are added at once. */
export async function mounting(
  { page, session }: Visitor,
  tag: keyof typeof tags,
): Promise<Figures> {
  const before = await footprint(session);
  const painted = await paintTime(page, tags[tag], 200);
  return { painted, heap: (await footprint(session)).heap - before.heap };
}

/** Mounts and removes `count` widgets `rounds` times. */
const churn = (page: Page, rounds: number, count: number): Promise<void> =>
  page.evaluate(
    async ([markup, times, total]) => {
      const main = document.querySelector('main') as HTMLElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < (times as number); round++) {
        main.innerHTML = (markup as string).repeat(total as number);
        await frame();
        await frame();
        main.replaceChildren();
        await frame();
      }
    },
    [tags.counter, rounds, count] as const,
  );

/** What remains after 20 x 50 widgets were removed. */
export async function leaks({ page, session }: Visitor): Promise<Figures> {
  await churn(page, 2, 50);
  const before = await footprint(session);
  await churn(page, 20, 50);
  const after = await footprint(session);
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    left: after.heap - before.heap,
  };
}
