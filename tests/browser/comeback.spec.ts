import { expect } from '@playwright/test';
import { demoProducts } from '../unit/support/demo-products';
import { openRawPage, type RawPage } from './support/raw-chromium';
import { shop, siteOf } from './support/sites';
import { test as base } from './support/test';

// Pages that a browser keeps in memory, and restores by Back.

const { code } = demoProducts.plain;

const test = base.extend<{ readonly raw: RawPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: the way Playwright asks for fixtures.
  raw: async ({}, use) => {
    const raw = await openRawPage();
    await use(raw);
    await raw.close();
  },
});

/** A change of the cart by another page. */
const ask = (operation: string, query: string) => `(async () => {
  const token = /__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const call = '/api/v1/lihakauppa/shoppingcart/${operation}?language=fi&${query}';
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
  return (await fetch(call, { method: 'POST', headers })).status;
})()`;
const has = (raw: RawPage, selector: string, text = '') =>
  expect.poll(() => raw.has(selector, text), { message: `${selector} ${text}` }).toBe(true);
const mirror = <T>(raw: RawPage, name: string): Promise<T> =>
  raw.evaluate(`JSON.parse(localStorage['atria-cart'])['${name}']`);

/** A page of the shop, with two of a product in the cart. */
async function fill(raw: RawPage): Promise<void> {
  await raw.go(`${shop}/toimitusalue`);
  // Not before the page has its token.
  await expect.poll(() => raw.evaluate(ask('add', `code=${code}&quantity=2`))).toBe(200);
}
/** Whether the page is the same one that was left. */
async function isSame(raw: RawPage): Promise<void> {
  expect(await raw.evaluate('[self.mark, self.shows]')).toEqual(['left', [false, true]]);
}

test('the cart from the browser’s memory shows what the shop has by then [CART-14, IMP-30]', async ({
  raw,
}) => {
  await fill(raw);
  await raw.go(`${shop}/ostoskori`);
  const quantity = () =>
    raw.evaluate("found('input[role=spinbutton], input[type=number]', '')?.value");
  await expect.poll(quantity).toBe('2');
  await raw.evaluate("self.mark = 'left'");
  await raw.leaving(() => raw.evaluate("location.assign('/toimitusalue')"));
  // As on another device: no other page of this browser gets an event.
  expect(await raw.evaluate(ask('changequantity', `code=${code}&quantity=5`))).toBe(200);
  await raw.back();
  await isSame(raw);
  await expect.poll(quantity).toBe('5');
});

test('a list of suggestions that led away is closed when the browser’s memory shows its page [QS-12]', async ({
  raw,
}) => {
  await raw.go(`${siteOf()}/`);
  await has(raw, 'input[role=combobox]');
  await raw.evaluate(`(() => {
    const field = found('input[role=combobox]', '');
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(field, 'nakki');
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  })()`);
  await has(raw, '[role=option]');
  await raw.evaluate("self.mark = 'left'");
  await raw.leaving(() => raw.press('[role=option]'));
  await raw.back();
  await isSame(raw);
  expect(await raw.has('[role=option]')).toBe(false);
});

/** The checkout of a customer, at the payment. */
async function openPayment(raw: RawPage): Promise<void> {
  await fill(raw);
  await raw.go(`${shop}/kirjaudu?to=/kassa`);
  await raw.leaving(() => raw.press('a, button', 'Jatka: Eero'));
  await raw.press('[data-part=date] label');
  await raw.press('[data-part=time] label');
  await raw.press('button', 'Siirry maksamaan');
  await has(raw, 'button', 'Tilaa ja maksa');
}

test('the checkout from the browser’s memory can be paid, and nothing bought is offered as lost [CHK-07, IMP-28, CART-14]', async ({
  raw,
}) => {
  await openPayment(raw);
  await raw.evaluate("self.mark = 'left'");
  await raw.leaving(() => raw.press('button', 'Tilaa ja maksa'));
  expect(await raw.evaluate('location.pathname')).toContain('/maksupalvelu/');
  expect(await mirror<object[]>(raw, 'ordered')).toHaveLength(1);
  await raw.back();
  await isSame(raw);
  // The visitor is back, and has not paid: the lines are theirs again.
  await expect.poll(() => mirror(raw, 'ordered')).toEqual([]);
  await raw.leaving(() => raw.press('button', 'Tilaa ja maksa'));
  // The payment is made, and its confirmation never opens.
  const paid = "{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ end: 'paid' }) }";
  await raw.evaluate(`fetch(location.href, ${paid}).then(() => {})`);
  await raw.go(`${shop}/ostoskori`);
  await expect.poll(() => mirror(raw, 'lineItems')).toEqual([]);
  expect(await mirror(raw, 'lost')).toEqual([]);
});
