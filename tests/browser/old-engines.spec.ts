import { expect } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { openHostPage, watchTrouble } from './support/host-page';
import { test } from './support/test';
import { inGroups, pageOf, widgets } from './support/widgets';

/** Features that older engines lack, removed before the page's scripts run. */
const lacks: Record<string, () => void> = {
  'custom states, popovers, anchor positioning, colours made of others and newer functions': () => {
    Reflect.deleteProperty(globalThis, 'CustomStateSet');
    Reflect.deleteProperty(ElementInternals.prototype, 'states');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { supports } = CSS;
    CSS.supports = (...given: [string]) =>
      !/anchor|color-mix/.test(given.join(' ')) && supports.apply(CSS, given);
    // Not in Chrome 109, or not in Firefox 115, or not in Safari 16.4.
    const newer: readonly [unknown, string][] = [
      [URL, 'canParse parse'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [Array.prototype, 'toSorted toReversed toSpliced with'],
      [Set.prototype, 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map filter flatMap take drop'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'some every find reduce toArray'],
      [String.prototype, 'isWellFormed toWellFormed'],
      [Element.prototype, 'checkVisibility setHTMLUnsafe getHTML moveBefore'],
      [globalThis, 'requestIdleCallback scheduler navigation'],
    ];
    for (const [owner, names] of newer)
      for (const name of names.split(' ')) Reflect.deleteProperty(owner as object, name);
  },
  'custom states without two hyphens': () => {
    const { add } = CustomStateSet.prototype;
    CustomStateSet.prototype.add = function (name) {
      if (!name.startsWith('--')) throw new DOMException('two hyphens', 'SyntaxError');
      return add.call(this, name);
    };
  },
};

/** In the first ring every sixth widget: what these features are for is in all of them. */
const some = widgets.filter((_, at) => isAll || at % 6 === 0);

for (const [turn, [what, take]] of Object.entries(lacks).entries())
  test(`widgets paint without ${what}`, { tag: turn === 0 ? [] : '@all' }, async ({ page }) => {
    test.setTimeout(minutes(3));
    await page.addInitScript(take);
    const trouble = await watchTrouble(page);
    for (const group of inGroups(some, 12)) {
      await page.goto(pageOf(group));
      for (const name of group) {
        const tag = page.locator(`atria-${name}`).first();
        await tag.evaluate((element) => element.scrollIntoView());
        await expect
          .poll(
            () =>
              tag.evaluate(({ shadowRoot }) => Boolean(shadowRoot?.querySelector('[part=root]'))),
            { message: name },
          )
          .toBe(true);
        await expect(tag.locator('> slot'), name).toHaveCount(0);
      }
    }
    expect(trouble).toEqual([]);
  });

test('a property that a page has added to every object stops no widget', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { hung: () => {} });
  });
  const trouble = await watchTrouble(page);
  await openHostPage(page, {
    body: `<atria-card-grid><script type="application/json">{"cards":[{"header":"Kortti"}]}</script></atria-card-grid>
      <atria-counter value="5" label="Laskuri"></atria-counter>`,
  });
  await expect(page.getByText('Kortti')).toBeVisible();
  await expect(page.getByText('Laskuri')).toBeVisible();
  expect(trouble).toEqual([]);
});
