import { expect, type Page } from '@playwright/test';
import { demoProducts } from '../../unit/support/demo-products';
import { shop } from './sites';
import { openPage } from './widgets';

/** Puts a product into the cart of the shop, on whose page the visitor is. */
export async function putInCart(page: Page, code: string, quantity: number): Promise<void> {
  const added = await page.evaluate(async (query) => {
    const token = /__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const call = `/api/v1/lihakauppa/shoppingcart/add?language=fi&${query}`;
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    return (await fetch(call, { method: 'POST', headers })).status;
  }, `code=${code}&quantity=${quantity}`);
  expect(added).toBe(200);
}

/** Goes to the shop and puts two of a product into its cart. */
export async function fillCart(page: Page): Promise<void> {
  await openPage(page, `${shop}/toimitusalue`);
  await putInCart(page, demoProducts.plain.code, 2);
}

/**
 * Like browsers that allow cookies in frames; private windows, which tests use, do not. A frame's
 * first empty document, before its page, may not ask.
 */
export async function letFramesIn(page: Page): Promise<void> {
  await page.context().grantPermissions(['storage-access']);
  await page.context().addInitScript(() => {
    const isPageInFrame = window !== window.top && location.protocol.startsWith('http');
    if (isPageInFrame) document.requestStorageAccess();
  });
}
