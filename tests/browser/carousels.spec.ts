import { expect, type Locator, type Page } from '@playwright/test';
import { fingerOf } from './support/dev-tools';
import { swipe } from './support/swipe';
import { test } from './support/test';
import { frames, loaded, movable, openPage } from './support/widgets';

const row = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('group', { name: 'diat', exact: true });

/** The visible slides of a row, from left to right, with the visible share of each. */
const seen = (track: Locator) =>
  track.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.children]
      .map((slide) => ({ slide, at: slide.getBoundingClientRect() }))
      .filter(({ at }) => at.right > box.left + 2 && at.left < box.right - 2)
      .sort((a, b) => a.at.left - b.at.left)
      .map(({ slide, at }) => ({
        name: slide.getAttribute('aria-label') ?? '',
        offset: Math.round(at.left - box.left),
        inert: slide.hasAttribute('inert'),
      }));
  });
const names = async (track: Locator) => (await seen(track)).map(({ name }) => name);

/** Each name at the left edge while a row turns, in order, until it rests. */
const watch = (track: Locator) =>
  track.evaluate((element) => {
    const list: string[] = [];
    const look = () => {
      const { left } = element.getBoundingClientRect();
      const front = [...element.children].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left <= left + 1 && box.right > left + 1;
      });
      const name = front.map((slide) => slide.getAttribute('aria-label')).join('+') || 'empty';
      if (list.at(-1) !== name) list.push(name);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { watched: list });
  });
const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: string[] }).watched);

test.describe('the hero slider', () => {
  test.use({ hasTouch: true });

  test('continues past its last slide and back before its first, in 500 ms [CAR-06]', async ({
    page,
  }) => {
    await openPage(page, '/widgets/hero-slider?only=default');
    const track = row(page, 'Nostot');
    expect(await track.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0.5s');
    await watch(track);
    // Backwards past the first: no slide between it and the last is shown.
    await page.getByRole('button', { name: 'Edellinen' }).click();
    await expect.poll(() => seen(track)).toEqual([{ name: '3 / 3', offset: 0, inert: false }]);
    await expect.poll(() => watched(page)).toEqual(['1 / 3', '3 / 3']);
    await page.getByRole('button', { name: 'Seuraava' }).click();
    await expect.poll(() => seen(track)).toEqual([{ name: '1 / 3', offset: 0, inert: false }]);
    // Forwards the last slide leaves to the left as the first one comes after it.
    await expect.poll(() => watched(page)).toEqual(['1 / 3', '3 / 3', '1 / 3']);
  });

  test('has its text over the dark layer, and that over the picture [CAR-05]', async ({ page }) => {
    await openPage(page, '/widgets/hero-slider?only=darkened');
    const text = page.getByText('Grillikausi jatkuu');
    const names = await text.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const root = one.getRootNode() as ShadowRoot;
      const all = root.elementsFromPoint(left + width / 2, top + height / 2);
      return all.map(({ localName }) => localName);
    });
    expect(names.slice(0, 4)).toEqual(['p', 'div', 'div', 'img']);
  });

  test('is swiped around its ends [CAR-06]', async ({ page }) => {
    await openPage(page, '/widgets/hero-slider?only=default');
    const track = row(page, 'Nostot');
    await loaded(page, 'slide-motion');
    const isReady = () =>
      track.evaluate((one) =>
        [...(one.children as HTMLCollectionOf<HTMLElement>)].some((slide) => slide.style.translate),
      );
    const nearest = async () => {
      const [one] = (await seen(track)).sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset));
      return one?.name;
    };
    const move = async (from: number, to: number) => {
      const before = await nearest();
      await swipe(page, {
        from,
        to,
        y: 300,
        isTouched: isReady,
        hasFollowed: async () => (await nearest()) !== before,
      });
    };
    const dot = (number: number) => page.getByRole('button', { name: `Näytä nosto ${number}` });
    await move(200, 1100);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => seen(track)).toEqual([{ name: '3 / 3', offset: 0, inert: false }]);
    await move(1100, 200);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => seen(track)).toEqual([{ name: '1 / 3', offset: 0, inert: false }]);
  });
});

test.describe('the card carousel', () => {
  const path = '/widgets/card-carousel?only=recipes';
  const cards = (page: Page) => row(page, 'Reseptit arkeen');

  test('shows four cards, three on medium and one on small screens [CAR-11]', async ({ page }) => {
    await openPage(page, path);
    for (const [width, count] of [
      [1280, 4],
      [1024, 4],
      [1000, 3],
      [768, 3],
      [700, 1],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const reads = async () =>
        (await seen(cards(page))).filter(({ inert }) => !inert).map(({ name }) => name);
      await expect.poll(reads, `at ${width} px`).toHaveLength(count);
      // On small ones with an edge of the next.
      const edges = count === 1 ? 1 : 0;
      await expect.poll(() => names(cards(page)), `at ${width} px`).toHaveLength(count + edges);
    }
  });

  test('shows an edge of the next card on a phone, and the last one whole', async ({ page }) => {
    await openPage(page, path, 375);
    const track = cards(page);
    const boxOf = (at: number) =>
      track
        .locator('> *')
        .nth(at)
        .evaluate((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return { left, right, end: slide.parentElement?.getBoundingClientRect().right ?? 0 };
        });
    const second = await boxOf(1);
    expect(second.end - second.left).toBeGreaterThan(16);
    await track.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return names(track);
      })
      .toEqual(['8 / 8']);
    await expect.poll(async () => (await seen(track))[0]?.offset).toBe(0);
    const last = await boxOf(7);
    expect(last.right).toBeLessThanOrEqual(last.end);
  });

  test('has its columns by style alone, before any script of it [CAR-11]', async ({ page }) => {
    await openPage(page, path);
    const columns = () =>
      cards(page).evaluate((track) => {
        const copy = track.cloneNode(true) as HTMLElement;
        track.after(copy);
        const slide = copy.firstElementChild as HTMLElement;
        const count = Math.floor(copy.clientWidth / slide.offsetWidth);
        copy.remove();
        return count;
      });
    expect(await columns()).toBe(4);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(columns).toBe(3);
  });

  test('leaves no empty place at the end when the window grows [CAR-11]', { tag: '@all' }, async ({
    page,
  }) => {
    await openPage(page, path, 375);
    const track = cards(page);
    await track.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return names(track);
      })
      .toEqual(['8 / 8']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => names(track)).toEqual(['5 / 8', '6 / 8', '7 / 8', '8 / 8']);
    const inert = async () => (await seen(track)).map((one) => one.inert);
    await expect.poll(inert).toEqual([false, false, false, false]);
  });

  test('moves by one card at a time, on to the last group [CAR-09] [CAR-10]', async ({ page }) => {
    await openPage(page, path);
    const track = cards(page);
    const next = page.getByRole('button', { name: 'Seuraava' });
    for (const first of [2, 3, 4, 5]) {
      await next.click();
      await expect
        .poll(async () => (await seen(track))[0])
        .toMatchObject({
          name: `${first} / 8`,
          offset: 0,
        });
    }
    await expect(next).toHaveCount(0);
    await expect(track).toBeFocused();
  });
});

/** Notes in each frame how far a row is scrolled; each frame takes so long, in ms. */
const watchScroll = (track: Locator, busy: number) =>
  track.evaluate((element, wait) => {
    const places: number[] = [];
    const look = () => {
      const end = performance.now() + wait;
      while (performance.now() < end);
      places.push(element.scrollLeft);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  }, busy);
/** The frames in which the row went back, by more than a pixel. */
const waysBack = async (page: Page) => {
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  return places.flatMap((place, at) => {
    const before = places[at - 1] ?? 0;
    return place < before - 1 ? [`from ${before} to ${place}`] : [];
  });
};

test.describe('the card carousel with one card in view', () => {
  test.use({ hasTouch: true });

  /** Opens its six cards on a phone, or in a narrow column of a wide page. */
  async function open(page: Page, busy: number, column?: string): Promise<Locator> {
    await openPage(page, '/widgets/card-carousel?only=default', column ? 1280 : 375);
    if (column)
      await page.locator('atria-card-carousel').evaluate((element, width) => {
        element.style.cssText = `display: block; inline-size: ${width}`;
      }, column);
    const track = row(page, 'Nyt ajankohtaista');
    await movable(page);
    await expect.poll(async () => (await seen(track)).filter((one) => !one.inert)).toHaveLength(1);
    await watchScroll(track, busy);
    return track;
  }
  /** Waits until a card, from 1, is in front, and alone. */
  const rests = (track: Locator, card: number) =>
    expect
      .poll(async () => (await seen(track)).filter(({ inert }) => !inert))
      .toEqual([{ name: `${card} / 6`, offset: 0, inert: false }]);

  for (const [where, busy, column] of [
    ['on a phone', 0],
    ['on a phone with slow frames', 40],
    ['in a narrow column', 0, '320px'],
    ['in a narrow column with slow frames', 40, '320px'],
  ] as const) {
    test(`reaches its last card press by press and never goes back, ${where} [CAR-09] [CAR-10]`, async ({
      page,
    }) => {
      const track = await open(page, busy, column);
      const next = page.getByRole('button', { name: 'Seuraava' });
      for (let card = 2; card <= 6; card++) {
        await next.click();
        await rests(track, card);
      }
      await expect(next).toHaveCount(0);
      expect(await waysBack(page)).toEqual([]);
    });

    test(`follows a slow finger from card to card, ${where} [CAR-11]`, async ({ page }) => {
      const track = await open(page, busy, column);
      const box = await track.boundingBox();
      const [left, y] = [box?.x ?? 0, (box?.y ?? 0) + 100];
      const session = await page.context().newCDPSession(page);
      const touch = fingerOf(session);
      for (let card = 2; card <= 6; card++) {
        await touch('touchStart', { x: left + 280, y });
        for (let x = 280; x > 60; x -= 6) {
          await touch('touchMove', { x: left + x, y });
          await frames(page, 1);
        }
        await frames(page, 6);
        await touch('touchEnd');
        await rests(track, card);
      }
      expect(await waysBack(page)).toEqual([]);
    });
  }
});

test('a post requests nothing from the host of its video before it is played [CARD-15]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Loading media from +'https:\/\/video\.example/);
  const asked: string[] = [];
  await page.route('https://video.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openPage(page, '/widgets/card-carousel?only=socialMedia');
  await page.locator('atria-card-carousel').evaluate((element) =>
    Object.assign(element, {
      cards: [
        {
          header: 'Video',
          socialMediaMediaType: 'VIDEO',
          image: 'https://video.example/film.mp4',
        },
      ],
    }),
  );
  const play = page.getByRole('button', { name: 'Toista video: Video' });
  await play.hover();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.getByRole('alert')).toHaveText('Videota ei voitu toistaa. Yritä uudelleen.');
  await expect(play).toBeFocused();
});
