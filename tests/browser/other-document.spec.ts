import { expect } from '@playwright/test';
import { block, grid } from './support/grid-markup';
import { openHostPage } from './support/host-page';
import { test } from './support/test';

for (const kind of ['frame', 'window'])
  test(`a widget keeps its state and its styles in the document of a ${kind}, and back [IMP-06]`, async ({
    page,
  }) => {
    const body = `<iframe style="width: 100%"></iframe><atria-counter></atria-counter><div id="a">${grid('expandable rows-to-display="1"', block(8))}</div>`;
    await openHostPage(page, { body });
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(page.getByText('Kortti 8')).toBeVisible();
    const tag = await page.locator('atria-card-grid').elementHandle();
    const look = () =>
      tag?.evaluate(({ shadowRoot }) => {
        const list = shadowRoot?.querySelector('ul') as Element;
        const { display, gap, listStyleType } = getComputedStyle(list);
        return [display, gap, listStyleType, list.children.length];
      });
    const before = await look();
    expect(before).toContain('grid');
    await tag?.evaluate((element, to) => {
      const view = to === 'frame' ? window.frames[0] : window.open('', '', 'width=1280');
      view?.document.body.append(element, document.createElement('atria-counter'));
    }, kind);
    expect(await look()).toEqual(before);
    // The code of another widget loads meanwhile: its rules are for both documents.
    await page.evaluate(() => document.body.append(document.createElement('atria-accordion')));
    await expect(page.locator('atria-accordion:state(ready)')).toBeAttached();
    const rules = () =>
      tag?.evaluate(({ nextElementSibling: other }) =>
        [document.querySelector('atria-accordion'), other].map((one) =>
          one?.shadowRoot?.adoptedStyleSheets.reduce(
            (sum, sheet) => sum + sheet.cssRules.length,
            0,
          ),
        ),
      );
    // Two new ones at once: an older one lacks the rules of parts that have loaded since.
    await tag?.evaluate((element) => {
      const accordion = document.querySelector('atria-accordion') as Element;
      element.after(accordion.cloneNode());
      accordion.replaceWith(accordion.cloneNode());
    });
    await expect(page.locator('atria-accordion:state(ready)')).toBeAttached();
    const [own = 0] = (await rules()) ?? [];
    await expect.poll(rules).toEqual([own, own]);
    expect(own).toBeGreaterThan(10);
    await tag?.evaluate((element) => document.querySelector('#a')?.append(element));
    expect(await look()).toEqual(before);
  });
