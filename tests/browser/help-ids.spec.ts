import { expect } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { test } from './support/test';

interface Problems {
  readonly atria: { problems(): { readonly tag: string; readonly text: string }[] };
}

test('an id that no longer exists is reported once, in place of its failed call [ELEM-10]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openHostPage(page, {
    html: 'lang="en"',
    script: 'data-edit-mode',
    body: `
      <atria-reviews product-id="99999"></atria-reviews>
      <atria-reviews product-id="2003" address-name="other"></atria-reviews>
      <atria-menu-builder menu-id="99999"></atria-menu-builder>
      <atria-quick-view code="LK0000"></atria-quick-view>
      <atria-recipe-search match-any-category-ids="602,99999"></atria-recipe-search>
      <atria-recipe-search recipe-search-block-id="88888" address-name="b"></atria-recipe-search>`,
  });
  await expect(page.locator('[data-atria-help] li')).toHaveCount(5);
  // All calls have been answered: everything to report is known by now.
  await page.waitForLoadState('networkidle');
  const told = await page.evaluate(() =>
    (globalThis as unknown as Problems).atria.problems().map(({ tag, text }) => `${tag} ${text}`),
  );
  expect(told.sort()).toEqual([
    'atria-menu-builder there is no menu with dishes by the id 99999',
    'atria-quick-view the shop has no product LK0000',
    'atria-recipe-search the search finds nothing in the category 99999',
    'atria-recipe-search there are no recipe filters by the id 88888',
    'atria-reviews the shop has no product with the id 99999',
  ]);
});
