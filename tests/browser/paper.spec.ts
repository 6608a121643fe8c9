import { expect, type Page } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { hostileToPaper, printedBy, silencePrint } from './support/printed';
import { test } from './support/test';
import { settleAll, settled, widgets } from './support/widgets';

/** Parts that only work on a screen, or are only for screen readers; paper need not have them. */
const screenOnly =
  'button, input, select, textarea, label, form, nav, dialog, summary, script, style, template, [aria-hidden=true], [role=status], [slot=captcha]';

/** The words of all examples, each with its example: all of them, or the visible ones. */
const wordsOf = (page: Page, which: 'all' | 'seen') =>
  page.evaluate(
    ([skipped, onlySeen]) => {
      const above = (node: Node): Element | null =>
        (node as Element).assignedSlot ??
        node.parentElement ??
        (node.getRootNode() as ShadowRoot).host ??
        null;
      const isSeen = (text: Text): boolean => {
        if (!above(text)?.checkVisibility({ visibilityProperty: true })) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        for (let at = above(text); at && at !== document.body; at = above(at)) {
          const { overflow, clipPath } = getComputedStyle(at);
          if (overflow === 'visible' && clipPath === 'none') continue;
          const edge = at.getBoundingClientRect();
          if (box.left >= edge.right - 1 || box.right <= edge.left + 1) return false;
          if (box.top >= edge.bottom - 1 || box.bottom <= edge.top + 1) return false;
        }
        return box.width > 0;
      };
      // A box of controls that paper omits, with its texts.
      const isOfControls = (one: Element): boolean =>
        !one.hasAttribute('hidden') &&
        getComputedStyle(one).display === 'none' &&
        (one.matches('a') || one.querySelector('a, button') !== null);
      const isSkipped = (one: Element): boolean =>
        one.matches(skipped) ||
        getComputedStyle(one).clipPath !== 'none' ||
        isOfControls(one) ||
        // Content between the tags that is in no slot is for pages without script.
        (one.parentElement?.shadowRoot != null && !one.assignedSlot);
      const found: string[] = [];
      const walk = (root: Node, example: string): void => {
        for (const node of root.childNodes) {
          if (node instanceof Element && !isSkipped(node)) {
            if (node.shadowRoot) walk(node.shadowRoot, example);
            walk(node, example);
          }
          const isText = node instanceof Text && !(root as Element).shadowRoot;
          if (isText && (!onlySeen || isSeen(node)))
            for (const word of node.data.match(/\S+/g) ?? []) found.push(`${example}: ${word}`);
        }
      };
      for (const one of document.querySelectorAll<HTMLElement>('[data-example]'))
        walk(one, one.dataset.example ?? '');
      return [...new Set(found)];
    },
    [screenOnly, which === 'seen'] as const,
  );

for (const name of widgets)
  test(`paper has every word of ${name}`, async ({ page }) => {
    // Examples that need a page of their own are in frames.
    await page.route(/[?&]only=/, (route) => route.abort());
    await page.goto(`/widgets/${name}`);
    await settleAll(page);
    await page.emulateMedia({ media: 'print' });
    // What loads late, such as a shop's hits, may come between the two.
    const missing = async () => {
      const seen = new Set(await wordsOf(page, 'seen'));
      return (await wordsOf(page, 'all')).filter((word) => !seen.has(word));
    };
    await expect.poll(missing).toEqual([]);
  });

test('paper has the value of a counter that was never in view [CONT-03]', async ({ page }) => {
  await openHostPage(page, {
    body: '<p style="height:300vh">Alku</p><atria-counter value="1903"></atria-counter>',
  });
  const shown = page.locator('atria-counter p');
  await expect(shown).toHaveText(['0', '1903']);
  await page.emulateMedia({ media: 'print' });
  await expect(shown.first()).toBeHidden();
  const size = await shown.last().evaluate((one) => one.getBoundingClientRect().height);
  expect(size).toBeGreaterThan(20);
});

test('paper has each brand of a looping row once', async ({ page }) => {
  await page.goto('/widgets/brand-carousel?only=default');
  await settleAll(page);
  const names = () =>
    page
      .locator('atria-brand-carousel img:visible')
      .evaluateAll((logos) => logos.map((one) => (one as HTMLImageElement).alt));
  expect((await names()).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  const printed = await names();
  expect(printed).toEqual([...new Set(printed)]);
});

const recipe = {
  Yield: '10',
  PortionSize: '250',
  PortionUnit: 'g',
  Steps: [{ Heading: 'Kastike', Ingredients: [{ Name: 'Jauheliha', Amount: '2', Unit: 'kg' }] }],
};
const order = {
  id: '10024',
  lineItems: [{ code: 'LK1', productId: '1', name: 'Entrecôte', quantity: 2, linePrice: '45,80' }],
  total: '45,80',
};
const printed = [
  {
    tag: 'portion-calculator',
    data: { recipe },
    button: 'Tulosta resepti',
    isAll: /^Host\s+Annoslaskuri\s.*Kastike\s.*\sJauheliha\s+4,000\s+kg$/s,
  },
  {
    tag: 'order-confirmation',
    data: { order },
    button: 'Tulosta',
    isAll: /^Kiitos tilauksesta!.*10024.*2 ×\s+Entrecôte\s+45,80 €.*45,80 €$/s,
  },
] as const;

for (const { tag, data, button, isAll } of printed)
  test(`${tag} alone is printed by its button, in its present state, and the page is as before`, async ({
    page,
  }) => {
    await silencePrint(page);
    const child = `<script type="application/json">${JSON.stringify(data)}</script>`;
    const body = hostileToPaper.around(`<atria-${tag}>${child}</atria-${tag}>`);
    await openHostPage(page, { head: hostileToPaper.head, body });
    await settled(page);
    const before = await page.evaluate(() => document.body.outerHTML);
    const portions = page.getByRole('spinbutton', { name: 'Annosten määrä', includeHidden: true });
    if (tag === 'portion-calculator') await portions.fill('20', { force: true });
    const shown = await printedBy(
      page,
      page.getByRole('button', { name: button, includeHidden: true }),
    );
    expect(shown).toEqual([expect.stringMatching(isAll)]);
    const field = page.locator('[data-atria-print] input').first();
    if (tag === 'portion-calculator') await expect(field).toHaveValue('20');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);
  });
