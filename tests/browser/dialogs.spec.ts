import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { limit } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { openHostPage } from './support/host-page';
import { shop } from './support/sites';
import { test } from './support/test';
import { settled } from './support/widgets';

// Only in a browser: the top layer, close requests that nothing can prevent, history.

const address = '<atria-address-popup logout-url="/"></atria-address-popup>';
const popup = (page: Page) => page.getByRole('dialog', { name: 'Täydennä osoitteesi' });

/** A page of the shop, for a customer who has no address yet. */
async function openShop(page: Page, body: string): Promise<void> {
  await page.route('**/api/lk/customer', (route) =>
    route.fulfill({ json: { loggedIn: true, deliveryAddress: { firstName: 'Aino' } } }),
  );
  await openHostPage(page, { body, origin: shop });
  await settled(page);
}

/** The state of a page's dialogs. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('*')].flatMap((tag) => [
      ...(tag.shadowRoot?.querySelectorAll('dialog[open]') ?? []),
    ]);
    return {
      open: open.length,
      modal: open.filter((one) => one.matches(':modal')).length,
      isLocked: document.documentElement.style.overflow === 'hidden',
    };
  });
/** Like a phone's Back, which a test page cannot send. */
const closeNatively = (page: Page) =>
  page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('*'))
      shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  });

for (const knowsClosedBy of [true, false])
  test(`a forced dialog stays after any close request, ${knowsClosedBy ? 'with' : 'without'} closedby [UI-08, IMP-13, CHK-16]`, async ({
    page,
  }) => {
    await openShop(page, address);
    await expect(popup(page)).toBeVisible();
    if (!knowsClosedBy) await popup(page).evaluate((dialog) => dialog.removeAttribute('closedby'));
    await popup(page).getByLabel('Sukunimi').fill('Aalto');
    // The focus moves to the page's body: the keys do not reach the dialog.
    await page.mouse.click(5, 5);
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual({ open: 1, modal: 1, isLocked: true });
    await closeNatively(page);
    await expect.poll(() => stateOf(page)).toEqual({ open: 1, modal: 1, isLocked: true });
    await expect(popup(page).getByLabel('Sukunimi')).toHaveValue('Aalto');
  });

const tags = ['newsletter-popup', 'overlay', 'address-popup'] as const;
type Step = (page: Page) => Promise<unknown>;
const onTag =
  (act: (tag: Element | null, name: string) => void, name: string): Step =>
  (page) =>
    page.evaluate(`(${act})(document.querySelector('atria-${name}'), '${name}')`);
const steps: Record<string, Step> = {
  escape: (page) => page.keyboard.press('Escape'),
  backdrop: (page) => page.mouse.click(5, 5),
  browser: closeNatively,
  letter: (page) => page.evaluate(() => location.assign('#newsletter')),
  question: (page) =>
    page.evaluate(() => {
      const buttons = document.querySelector('atria-floating-buttons')?.shadowRoot;
      buttons?.querySelector('button')?.click();
    }),
  back: (page) => page.evaluate(() => history.length > 6 && history.back()),
  forward: (page) => page.evaluate(() => history.forward()),
};
for (const name of tags) {
  steps[`put ${name}`] = onTag((tag, own) => {
    if (!tag) document.body.append(document.createElement(`atria-${own}`));
  }, name);
  steps[`remove ${name}`] = onTag((tag) => tag?.remove(), name);
  steps[`move ${name}`] = onTag((tag) => tag && document.body.append(tag), name);
}

test('no dialog leaves the page locked, in random walks [IMP-13, UI-08, ELEM-05]', {
  tag: '@all',
}, async ({ page }) => {
  const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 8, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      await openShop(page, '<atria-floating-buttons></atria-floating-buttons>');
      await page.evaluate(() => {
        for (let at = 0; at < 6; at++) history.pushState(null, '', `?${at}`);
      });
      for (const step of walk) {
        await steps[step]?.(page);
        await expect(async () => {
          const { open, modal, isLocked } = await stateOf(page);
          expect(open, step).toBeLessThan(2);
          expect([modal, isLocked], step).toEqual([open, open > 0]);
        }).toPass({ timeout: limit(5000) });
      }
      for (const name of tags) await steps[`remove ${name}`]?.(page);
      await expect.poll(() => stateOf(page)).toEqual({ open: 0, modal: 0, isLocked: false });
    }),
    // The same walks each time, as in the unit tests.
    { numRuns: isAll ? 12 : 3, seed: Number(process.env.CHANCE_SEED ?? 1) },
  );
});
