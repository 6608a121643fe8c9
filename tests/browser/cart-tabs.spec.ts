import { expect, type Page } from '@playwright/test';
import { limit, minutes } from '../../scripts/test/limits';
import { failCalls, shop } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

/** By hand: `CART_TABS=50 npx playwright test cart-tabs`, with CART_TABS_SEED to repeat one. */
const runs = Number(process.env.CART_TABS ?? 1);
const firstSeed = Number(process.env.CART_TABS_SEED ?? 1);
const acts = 8;

/** Random numbers, the same for the same seed. */
function chance(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
  for (let warm = 0; warm < 4; warm++) next();
  return <T>(list: readonly T[]): T => list[next() % list.length] as T;
}
type Pick = ReturnType<typeof chance>;

const cartPage = '/ostoskori';
const productsPage = '/tuotteet';
const isCart = (page: Page) => new URL(page.url()).pathname === cartPage;
const lines = (page: Page) => page.locator('atria-cart').getByRole('spinbutton');

async function open(page: Page, path: string): Promise<void> {
  // A tab behind another paints nothing, so it never settles.
  await page.bringToFront();
  await openPage(page, shop + path);
}

/** Presses something that may be gone by then: the other tab's changes show here, too. */
const press = (page: Page, name: RegExp, pick: Pick) =>
  page
    .getByRole('button', { name })
    .evaluateAll(
      (all, place) => (all[place % Math.min(all.length, 5)] as HTMLElement | undefined)?.click(),
      pick([0, 1, 2, 3, 4]),
    );

const inCart: readonly ((page: Page, pick: Pick) => Promise<unknown>)[] = [
  (page, pick) => press(page, /^Lisää määrää/, pick),
  (page, pick) => press(page, /^Lisää määrää/, pick),
  (page, pick) => press(page, /^Vähennä määrää/, pick),
  (page, pick) => press(page, /^Poista: /, pick),
  (page, pick) => press(page, /^Poista (KESA10|TERVETULOA)/, pick),
  async (page, pick) => {
    const field = page.getByRole('textbox', { name: 'Etukoodi' });
    if (!(await field.isVisible())) return;
    await field.fill(pick(['KESA10', 'TERVETULOA', 'EIOLE']));
    await field.press('Enter');
  },
];

/** From now on, on request, the answer to one call of each page gets lost. */
const canLose = () => {
  const page = window as { losesNext?: boolean };
  const { fetch } = window;
  window.fetch = async (...given) => {
    const isLost = page.losesNext;
    page.losesNext = false;
    const answer = await fetch(...given);
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  };
};

/** The visitor's next action in a tab. */
async function act(page: Page, pick: Pick): Promise<void> {
  const what = pick(['do', 'do', 'do', 'do', 'reload', 'go', 'fail', 'lose'] as const);
  const doOne = () =>
    isCart(page) ? pick(inCart)(page, pick) : press(page, /^Lisää ostoskoriin/, pick);
  if (what === 'do') await doOne();
  if (what === 'go') await open(page, isCart(page) ? productsPage : cartPage);
  if (what === 'reload') {
    await page.reload();
    await settled(page);
  }
  if (what === 'fail') {
    await failCalls(page, 'cart:500', shop);
    await doOne();
    await page.waitForTimeout(pick([100, 1200]));
    await page.context().clearCookies({ name: 'atria-fault' });
  }
  if (what === 'lose') {
    await page.evaluate(() => Object.assign(window, { losesNext: true }));
    await doOne();
  }
}

const atShop = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/lihakauppa/shoppingcart/load?language=fi');
    const { lineItems, total, couponCodes } = await answer.json();
    return { lines: linesOf(lineItems), total, couponCodes };
    function linesOf(list: { name: string; quantity: number }[]) {
      return list.map(({ name, quantity }) => `${name}: ${quantity}`);
    }
  });
const mirrored = (page: Page) =>
  page.evaluate(() => {
    const { lineItems, total, couponCodes } = JSON.parse(localStorage['atria-cart'] ?? '{}');
    const lines = lineItems.map(
      ({ name, quantity }: { name: string; quantity: number }) => `${name}: ${quantity}`,
    );
    return { lines, total, couponCodes };
  });
const shownLines = (page: Page) =>
  lines(page).evaluateAll((fields) =>
    fields.map((field) => {
      const name = field.getAttribute('aria-label')?.replace('Määrä: ', '');
      return `${name}: ${(field as HTMLInputElement).value}`;
    }),
  );

/**
 * A visitor whose cart failed to load presses the button that loads it again; lost lines are put
 * back.
 */
async function retry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Yritä uudelleen|Palauta ostoskoriin)$/ })
    .evaluateAll((buttons) => {
      for (const button of buttons as HTMLElement[]) button.click();
    });
}

test(`two tabs and the shop agree after ${runs} random visits [IMP-29, IMP-30, CART-14]`, async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults('calls');
  test.setTimeout(minutes(1 + runs));
  await context.addInitScript(canLose);
  const tabs = [page, await context.newPage()] as const;
  for (let seed = firstSeed; seed < firstSeed + runs; seed++)
    await test.step(`seed ${seed}`, async () => {
      const pick = chance(seed);
      await context.clearCookies({ name: /atria/ });
      for (const tab of tabs) await open(tab, pick([cartPage, productsPage]));
      let tab: Page = tabs[1];
      for (let left = acts; left > 0; left--) {
        if (pick([true, false])) {
          tab = pick(tabs);
          await tab.bringToFront();
        }
        await act(tab, pick);
      }
      for (const one of tabs) {
        if (!isCart(one)) await open(one, cartPage);
      }
      await expect(async () => {
        for (const one of tabs) await retry(one);
        const truth = await atShop(page);
        for (const [place, one] of tabs.entries()) {
          expect(await shownLines(one), `seed ${seed}: tab ${place}`).toEqual(truth.lines);
          expect(await mirrored(one), `seed ${seed}: mirror of tab ${place}`).toEqual(truth);
        }
      }).toPass({ timeout: limit(30_000) });
      if (process.env.CART_TABS) console.log(`seed ${seed}: both tabs and the shop agree`);
    });
});
