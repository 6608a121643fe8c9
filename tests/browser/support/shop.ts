import { expect, type Page } from '@playwright/test';
import { demoProducts } from '../../unit/support/demo-products';
import { shop } from './sites';
import { openPage } from './widgets';

/** Goes to the shop and puts two of a product into its cart. */
export async function fillCart(page: Page): Promise<void> {
  await openPage(page, `${shop}/toimitusalue`);
  const added = await page.evaluate(async (code) => {
    const token = /__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const call = `/api/v1/lihakauppa/shoppingcart/add?language=fi&code=${code}&quantity=2`;
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    return (await fetch(call, { method: 'POST', headers })).status;
  }, demoProducts.plain.code);
  expect(added).toBe(200);
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
