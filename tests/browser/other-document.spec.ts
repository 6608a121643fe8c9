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
    const [own = 0] = (await rules()) ?? [];
    await tag?.evaluate((element) =>
      element.after(document.querySelector('atria-accordion')?.cloneNode() as Node),
    );
    expect(own).toBeGreaterThan(10);
    // Those of parts that have come since are for the later one alone.
    await expect.poll(async () => (await rules())?.[1]).toBeGreaterThanOrEqual(own);
    await tag?.evaluate((element) => document.querySelector('#a')?.append(element));
    expect(await look()).toEqual(before);
  });
