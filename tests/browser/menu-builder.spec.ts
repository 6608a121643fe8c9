import { expect, type Page } from '@playwright/test';
import { fingerOf, test } from './support/dev-tools';
import { isFocusCovered } from './support/focus-covered';
import { openHostPage, strictPolicy, watchTrouble } from './support/host-page';
import { cardsOf, edit, isDragging, isNotDragging, middleOf, namesOf } from './support/menu';
import { settled } from './support/widgets';

// What needs a layout and a shadow root: drags by mouse, finger and keys, a real reload, and two
// tabs. For holds the test has its own clock, so that a busy machine holds no longer than intended.
const address = '/widgets/menu-builder?only=default&brand=ammattilaiset&language=fi';

/**
 * The clock, installed before the page, stops here; drags are ready once a press counts as a hold.
 */
async function stopClock(page: Page): Promise<void> {
  const card = cardsOf(page, 'monday').first();
  await expect(async () => {
    const { x, y } = await middleOf(card);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(card).toHaveAttribute('data-held', { timeout: 1000 });
    await page.mouse.up();
  }).toPass();
  // Frames run at their full rate: a move of a held mouse is answered by a frame.
  await page.bringToFront();
  // Far enough ahead for a busy machine: a clock never goes back.
  await page.clock.pauseAt(Date.now() + 60_000);
}
test('a dish is dragged by the mouse after 200 ms and 50 px, in a shadow root under a strict policy [MENU-06, MENU-07]', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.clock.install();
  await openHostPage(page, {
    body: '<div><atria-menu-builder brand="ammattilaiset" menu-id="1"></atria-menu-builder></div>',
    headers: { 'Content-Security-Policy': strictPolicy },
  });
  // A box that would contain and cut its fixed content.
  await page
    .locator('div')
    .first()
    .evaluate(({ style }) => {
      style.transform = 'translateX(8px)';
      style.overflow = 'hidden';
    });
  await edit(page);
  await stopClock(page);
  const [soup, bread] = await namesOf(page, 'monday');
  const card = cardsOf(page, 'monday').first();
  const from = await middleOf(card);
  const goal = await middleOf(cardsOf(page, 'wednesday').nth(1));

  await test.step('moved far, but held for 199 ms: no drag', async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    await page.clock.runFor(199);
    await isNotDragging(page);
    await page.mouse.up();
    await page.clock.runFor(1000);
    expect(await namesOf(page, 'monday')).toEqual([soup, bread]);
  });
  await test.step('held long, but moved 49 px: a click', async () => {
    await card.evaluate((one) => {
      one.addEventListener('click', (event) => {
        event.preventDefault();
        document.documentElement.dataset.clicks = `${document.documentElement.dataset.clicks ?? ''}x`;
      });
    });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.clock.runFor(1000);
    await expect(card).toHaveAttribute('data-held');
    await page.mouse.move(from.x, from.y + 49);
    await isNotDragging(page);
    await page.mouse.move(from.x, from.y + 4);
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('data-clicks', 'x');
  });
  await test.step('both: a drag, which Escape cancels', async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.clock.runFor(200);
    await page.mouse.move(from.x, from.y + 50);
    await isDragging(page);
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    // Above everything, at the pointer: its container neither moves nor cuts it.
    const overlay = await page.locator('[data-overlay]').boundingBox();
    expect(Math.abs((overlay?.x ?? 0) + (overlay?.width ?? 0) / 2 - goal.x)).toBeLessThan(20);
    await page.keyboard.press('Escape');
    await isNotDragging(page);
    await page.mouse.up();
    expect(await namesOf(page, 'monday')).toEqual([soup, bread]);
  });
  await test.step('to another day, and back within the first', async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.clock.runFor(200);
    await page.mouse.move(goal.x, goal.y - 20, { steps: 4 });
    await isDragging(page);
    await page.mouse.up();
    await expect.poll(() => namesOf(page, 'monday')).toEqual([bread]);
    expect((await namesOf(page, 'wednesday'))[1]).toBe(soup);
    const there = await middleOf(cardsOf(page, 'wednesday').nth(1));
    await page.mouse.move(there.x, there.y);
    await page.mouse.down();
    await page.clock.runFor(200);
    const last = await cardsOf(page, 'wednesday').last().boundingBox();
    await page.mouse.move(there.x, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 4 });
    await isDragging(page);
    await page.mouse.up();
    await expect.poll(async () => (await namesOf(page, 'wednesday')).at(-1)).toBe(soup);
  });
  // The drags were no clicks.
  await expect(page.locator('html')).toHaveAttribute('data-clicks', 'x');
  expect(trouble).toEqual([]);
});

test('a finger scrolls before the hold and drags after it; the page scrolls along at an edge [MENU-07]', async ({
  page,
  devTools,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.clock.install();
  await page.goto(address);
  await edit(page);
  await stopClock(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = fingerOf(devTools);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const [soup] = await namesOf(page, 'monday');
  const card = cardsOf(page, 'monday').first();

  // A finger that lifts while it moves keeps the page rolling.
  const rested = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  const from = await middleOf(card);
  await touch('touchStart', from);
  for (const way of [20, 60, 100, 140]) await touch('touchMove', { x: from.x, y: from.y - way });
  await page.clock.runFor(1000);
  await isNotDragging(page);
  await touch('touchEnd');
  await rested;
  expect(await scrolled()).toBeGreaterThan(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
  const again = await middleOf(card);
  await touch('touchStart', again);
  await page.clock.runFor(200);
  await expect(card).toHaveAttribute('data-held');
  await touch('touchMove', { x: again.x, y: again.y + 30 });
  await touch('touchMove', { x: again.x, y: again.y + 60 });
  await isDragging(page);
  expect(await scrolled()).toBe(0);
  // Friday is far below the window: held at its lower edge, the page scrolls up.
  const friday = page.locator('[data-day=friday]');
  await touch('touchMove', { x: again.x, y: 590 });
  await expect(async () => {
    await page.clock.runFor(200);
    const box = await friday.boundingBox();
    expect((box?.y ?? 1000) + 100).toBeLessThan(400);
  }).toPass();
  const box = await friday.boundingBox();
  await touch('touchMove', { x: again.x, y: (box?.y ?? 0) + 70 });
  await touch('touchEnd');
  await expect.poll(() => namesOf(page, 'friday')).toContain(soup);
  expect(await namesOf(page, 'monday')).not.toContain(soup);
});

test('on a tablet the day before is above, and what is dragged is a card below the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.clock.install();
  await page.goto(address);
  await edit(page);
  const turnOf = (part: string) =>
    page
      .locator(`[data-day=monday] [data-part=${part}] svg`)
      .first()
      .evaluate((icon) => getComputedStyle(icon).rotate);
  expect([await turnOf('before'), await turnOf('after')]).toEqual(['90deg', '90deg']);
  await stopClock(page);
  const from = await cardsOf(page, 'monday').first().boundingBox();
  const x = (from?.x ?? 0) + (from?.width ?? 0) * 0.7;
  const y = (from?.y ?? 0) + 12;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(200);
  await page.mouse.move(x - 20, y + 80, { steps: 4 });
  await isDragging(page);
  const { width, left } = await page.locator('[data-overlay]').evaluate((card) => ({
    width: (card as HTMLElement).offsetWidth,
    left: card.getBoundingClientRect().left,
  }));
  expect(width).toBeLessThanOrEqual(320);
  expect(Math.abs(left + width / 2 - (x - 20))).toBeLessThan(width / 2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await turnOf('before')).toBe('none');
});

test('the keyboard alone edits a menu, and a failed save keeps all of it over a reload [MENU-06, MENU-09, MENU-11, IMP-12]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await page.goto(`${address}&kept=yes#here`);
  await edit(page);
  const [soup] = await namesOf(page, 'monday');
  const move = page.getByRole('button', { name: `${soup}: siirrä seuraavalle päivälle` });
  await move.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(move).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Keskiviikko, 1.' })).toHaveCount(1);
  const field = page.getByRole('combobox', { name: 'Lisää ruoka: Maanantai' });
  await field.focus();
  await page.keyboard.type('kermainen kana');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const edited = [await namesOf(page, 'monday'), await namesOf(page, 'wednesday')];
  expect(edited[0]?.at(-1)).toMatch(/^Kermainen kana/);

  await page.route('**/api/fs/menu', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Tallenna lista' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Tapahtui virhe. Yritä uudelleen');
  // The browser asks; a visitor who leaves all the same loses nothing.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await page.unroute('**/api/fs/menu');
  await settled(page);
  await page.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await expect(cardsOf(page, 'monday').first()).toBeVisible();
  expect([await namesOf(page, 'monday'), await namesOf(page, 'wednesday')]).toEqual(edited);

  await page.getByRole('button', { name: 'Tallenna lista' }).click();
  await page.waitForURL(/menuId=\d+/);
  expect(page.url()).toMatch(/kept=yes&menuId=\d+#here$/);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Muokkaa listaa' })).toBeVisible();
  const monday = page.locator('section', { hasText: 'Maanantai' }).last();
  await expect(monday.getByRole('listitem')).toHaveText(edited[0] as string[]);
});

test('the focus goes through the days without going below the bar: WCAG 2.4.11', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(address);
  await edit(page);
  await page
    .getByRole('button', { name: /seuraavalle päivälle/ })
    .first()
    .focus();
  const fields = page.getByRole('combobox');
  const isThere = () => fields.nth(1).evaluate((field) => field.matches(':focus'));
  // Through the first two days.
  while (!(await isThere())) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusCovered(page)).toBe(false);
  }
});

test('two tabs learn about each other’s edits and saves, and keep their own [MENU-09, IMP-30]', async ({
  page,
}) => {
  const other = await page.context().newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  for (const one of [page, other]) await edit(one);
  const remove = (one: Page, day: string) =>
    one.locator(`[data-day=${day}] [data-part=remove]`).first().click();
  await remove(page, 'monday');
  const told = (one: Page) =>
    one.getByRole('paragraph').filter({ hasText: 'muokataan myös toisessa välilehdessä' });
  await expect(told(other)).toBeVisible();
  await remove(other, 'friday');
  await expect(told(page)).toBeVisible();
  await other.getByRole('button', { name: 'Tallenna lista' }).click();
  await other.getByRole('button', { name: 'Tallenna silti' }).click();
  await other.waitForURL(/menuId=(\d+)/);
  const link = page.getByRole('link', { name: 'Avaa uusi versio' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`menuId=${/menuId=(\d+)/.exec(other.url())?.[1]}`),
  );
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  await page.getByRole('button', { name: 'Tallenna lista' }).click();
  await expect(page.getByRole('button', { name: 'Tallenna silti' })).toBeFocused();
  expect(posts).toBe(0);
  expect(await namesOf(page, 'monday')).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('atria-draft-menu-1'))).toBeTruthy();
  await other.close();
});

test('a closed tab no longer counts as another; two presses on save answer no question [IMP-28, IMP-30]', {
  tag: '@all',
}, async ({ page }) => {
  const other = await page.context().newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  for (const one of [page, other]) await edit(one);
  const remove = (one: Page) => one.locator('[data-day=monday] [data-part=remove]').first().click();
  await remove(page);
  await remove(other);
  const told = page.getByRole('paragraph').filter({ hasText: 'muokataan myös toisessa' });
  await expect(told).toBeVisible();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  const save = page.getByRole('button', { name: 'Tallenna lista' });
  await save.dblclick();
  await expect(page.getByRole('button', { name: 'Tallenna silti' })).toBeFocused();
  expect(posts).toBe(0);
  await other.close();
  await expect(told).toHaveCount(0);
  await save.click();
  await page.waitForURL(/menuId=(?!1\b)\d/);
  expect(posts).toBe(1);
});
