import type { Page } from 'playwright';
import type { Figures } from './interleaved';
import type { Visitor } from './visitor';

/** Milliseconds from the start of the navigation to the first data of all widgets in view. */
const readyTime = (page: Page): Promise<number> =>
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

/** The browser's records of a load so far. */
const record = (page: Page): Promise<Figures> =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<readonly PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // An observer is not called without entries.
        setTimeout(() => resolve([]), 500);
      });
    const painted = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN;
    const moved = (await entries('layout-shift')) as unknown as { value: number }[];
    const tasks = await entries('longtask');
    return {
      content: painted,
      shift: moved.reduce((sum, { value }) => sum + value, 0),
      blocked: tasks.reduce((sum, { duration }) => sum + Math.max(duration - 50, 0), 0),
    };
  });

/** The scripts of the bundle that a page has requested. */
const scripts = (page: Page): Promise<Figures> =>
  page.evaluate(() => {
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => /\/atria\/.*\.js$/.test(name),
    );
    const bytes = asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { bytes, requests: asked.length };
  });

/** How the four-widget page loads: to its first data, and until nothing is pending. */
export async function loading({ page }: Visitor): Promise<Figures> {
  const ready = await readyTime(page);
  const files = await scripts(page);
  await page.waitForLoadState('networkidle');
  return { ready, ...files, ...(await record(page)) };
}
