import { expect, type Page } from '@playwright/test';
import { limit } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { swipe } from './support/swipe';
import { test } from './support/test';
import { movable, openPage } from './support/widgets';

/** The visible part of a row, in slides. */
interface View {
  /** The position of its left edge: 2.5 in the middle of the third slide, in any round. */
  readonly place: number;
  readonly count: number;
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
  readonly perView: number;
  /** The slides that are read and focusable. */
  readonly live: readonly number[];
  /** The part of the row that no slide fills, in slides; gaps between them are less. */
  readonly empty: number;
}

/** Watches the page's only row, in every frame; `hops` lists what was wrong. */
const watchRow = (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('*')]
      .map((tag) => tag.shadowRoot?.querySelector<HTMLElement>('[aria-live]:not([role=status])'))
      .find(Boolean) as HTMLElement;
    const view = (): View => {
      const box = row.getBoundingClientRect();
      const slides = [...row.children].map((slide) => slide.getBoundingClientRect());
      const [first] = slides;
      const count = slides.length;
      const width = first?.width ?? 1;
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const pitch = width + gap;
      const seen = slides
        .map(({ left, right }, at) => ({ at, left: left - box.left, right: right - box.left }))
        .filter(({ left, right }) => right > 1 && left < box.width - 1)
        .sort((a, b) => a.left - b.left);
      const [front] = seen;
      const filled = seen.reduce(
        (sum, { left, right }) => sum + Math.min(right, box.width) - Math.max(left, 0),
        0,
      );
      return {
        place: front ? (((front.at - front.left / pitch) % count) + count) % count : -1,
        count,
        pitch,
        perView: Math.round((box.width + gap) / pitch),
        live: [...row.children].flatMap((one, at) => (one.hasAttribute('inert') ? [] : at)),
        empty: (box.width - filled - gap * seen.length) / pitch,
      };
    };
    const hops: string[] = [];
    let before = view();
    let seenAt = performance.now();
    /**
     * Frames since the row's last layout: the first shows what the script can only correct then.
     */
    let calm = 0;
    const look = () => {
      const now = view();
      const way = Math.abs(now.place - before.place);
      const hop = Math.min(way, now.count - way);
      // A turn moves four slides a second at most, even between two frames of which one is late.
      const late = Math.max(1, (performance.now() - seenAt) / 125);
      calm = Math.abs(now.pitch - before.pitch) > 0.5 ? 0 : calm + 1;
      if (calm > 2 && hop > 1.05 * late)
        hops.push(`from ${before.place.toFixed(2)} to ${now.place.toFixed(2)}`);
      if (calm > 2 && now.empty > 0.5)
        hops.push(`empty by ${now.empty.toFixed(2)} at ${now.place.toFixed(2)}`);
      before = now;
      seenAt = performance.now();
      requestAnimationFrame(look);
    };
    look();
    const watched = { rowNow: view, rowHops: hops, row, rowTold: -1 };
    document.addEventListener('atria-slide', (event) => {
      watched.rowTold = (event as CustomEvent<{ index: number }>).detail.index;
      Object.assign(window, watched);
    });
    Object.assign(window, watched);
  });

interface Watched {
  rowNow: () => View;
  rowHops: string[];
  row: HTMLElement;
  /** The brand of the last event. */
  rowTold: number;
}
const hops = (page: Page) => page.evaluate(() => (window as unknown as Watched).rowHops);

/** Of the example, three times in its row. */
const brands = 8;

/**
 * Waits until the row is at a slide, the page got its event, visible slides are live and all others
 * not.
 */
async function rests(page: Page, index: number, what: string) {
  const agrees = ([at, brands]: readonly [number, number]) => {
    const { rowNow, row, rowTold } = window as unknown as Watched;
    const { place, count, perView, live } = rowNow();
    const off = Math.abs(place - at);
    const inView = Array.from({ length: perView }, (_, one) => (at + one) % count);
    return (
      rowTold === at % brands &&
      Math.min(off, count - off) < 0.02 &&
      inView.sort((a, b) => a - b).join() === live.join() &&
      row.style.scrollSnapType === ''
    );
  };
  await page
    .waitForFunction(agrees, [index, brands] as const, { timeout: limit(10_000) })
    .catch(async (error: Error) => {
      const now = await page.evaluate(() => (window as unknown as Watched).rowNow());
      throw new Error(`${what}: not at ${index}, but ${JSON.stringify(now)}`, { cause: error });
    });
}

const ways = ['button', 'key', 'finger', 'wheel'] as const;
type Way = (typeof ways)[number];

/** Moves the row by one slide, forward (1) or back (-1). */
async function move(page: Page, way: Way, step: 1 | -1) {
  const box = await page.evaluate(() => {
    const { x, y, width, height } = (window as unknown as Watched).row.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { perView, place: from } = await page.evaluate(() =>
    (window as unknown as Watched).rowNow(),
  );
  const pitch = box.width / perView;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (way === 'button')
    await page.getByRole('button', { name: step > 0 ? 'Seuraava' : 'Edellinen' }).click();
  if (way === 'key') {
    await page.evaluate(() => (window as unknown as Watched).row.focus());
    await page.keyboard.press(step > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  if (way === 'wheel') {
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(step * pitch * 0.7, 0);
  }
  if (way === 'finger') {
    // A browser uses the first pixels to find out the finger's direction.
    const way = step * (pitch * 0.7 + 16);
    await swipe(page, {
      from: at.x + way / 2,
      to: at.x - way / 2,
      y: at.y,
      hasFollowed: () =>
        page.evaluate((before) => {
          const { place, count } = (window as unknown as Watched).rowNow();
          const off = Math.abs(place - before);
          return Math.min(off, count - off) > 0.5;
        }, from),
    });
  }
}

/** Stops a playing row, and watches it; @returns the slide at which it is. */
async function stopped(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Pysäytä kuvien vaihtuminen' }).click();
  await watchRow(page);
  // It has not waited for the pause.
  await page.waitForFunction(() => !(window as unknown as Watched).row.style.scrollSnapType);
  return page.evaluate(() => {
    const { place, count } = (window as unknown as Watched).rowNow();
    return Math.round(place) % count;
  });
}

async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, path);
  await movable(page);
}

test.use({ hasTouch: true });

/** Past both ends; in the second ring three rounds each way, by another input at each place. */
const walks = isAll
  ? [0, 1, 2].flatMap((round) =>
      ([1, -1] as const).map((step) => ({
        name: `${step > 0 ? 'on' : 'back'}, ${round}`,
        steps: Array<1 | -1>(24).fill(step),
        round,
        changes: [10, 16, 20],
      })),
    )
  : [
      {
        name: 'back and on',
        steps: [...Array<1 | -1>(6).fill(-1), ...Array<1 | -1>(8).fill(1)],
        round: 0,
        changes: [3, 7, 11],
      },
    ];

for (const { name, steps, round, changes } of walks)
  test(`a row with several in view goes around its ends by every input: ${name} [CAR-13] [IMP-16]`, async ({
    page,
  }) => {
    await open(page, '/widgets/brand-carousel?only=default');
    let index = await stopped(page);
    const { count, perView } = await page.evaluate(() => (window as unknown as Watched).rowNow());
    expect([count, perView]).toEqual([24, 6]);
    for (const [turn, step] of steps.entries()) {
      const change = changes.indexOf(turn);
      // In the middle of the browser's own scrolling to a snap point it would continue to there,
      // so the row changes in the middle of ours.
      const way = (change < 0 && ways[(turn + round) % 4]) || 'button';
      await move(page, way, step);
      if (change === 0) await page.setViewportSize({ width: 700, height: 900 });
      if (change === 1)
        await page.evaluate(() => {
          document.documentElement.style.zoom = '1.3';
        });
      if (change === 2) {
        await page.evaluate(() => {
          document.documentElement.style.zoom = '';
        });
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      index = (index + step + count) % count;
      await rests(page, index, `turn ${turn} by ${way}`);
    }
    expect(await hops(page)).toEqual([]);
  });

test('a row with several in view continues around its end by itself, and goes on playing [CAR-13] [IMP-22]', async ({
  page,
}) => {
  await open(page, '/widgets/brand-carousel?only=default');
  await page
    .locator('atria-brand-carousel')
    .evaluate((element) => Object.assign(element, { seconds: 1 }));
  const count = 3 * brands;
  // Back to the last round's end.
  for (let index = await stopped(page); index !== 21; ) {
    await move(page, 'button', -1);
    index = (index - 1 + count) % count;
    await rests(page, index, 'before it plays on');
  }
  await page.getByRole('button', { name: 'Jatka kuvien vaihtumista' }).click();
  // Checked in every frame, since each place lasts only a second.
  for (const place of [22, 0, 1])
    await page.waitForFunction(
      ([at, all]) => Math.round((window as unknown as Watched).rowNow().place) % all === at,
      [place, count] as const,
    );
  await expect(page.getByRole('button', { name: 'Pysäytä kuvien vaihtuminen' })).toBeVisible();
  expect(await hops(page)).toEqual([]);
});
