import { expect, type Locator, type Page } from '@playwright/test';

/** A page that does everything to prevent a part of it from being printed alone. */
export const hostileToPaper = {
  head: `<style>
  html, body { height: 100vh !important; overflow: hidden !important; margin: 40px !important; }
  body { transform: scale(0.9); columns: 2; background: #333 !important; }
  body > div, div { display: flex !important; visibility: hidden; max-height: 90px !important; }
  body::after { content: 'host'; display: block; height: 3000px; }
</style>`,
  around: (content: string) =>
    `<header id="top">Host</header><div style="overflow: hidden; height: 80px; transform: rotate(1deg); visibility: visible">${content}</div><p>Host</p>`,
};

/** Makes later pages print without a dialog. */
export async function silencePrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
  });
}

/** The content on paper after a press on a button, part by part of the page's body. */
export async function printedBy(page: Page, button: Locator): Promise<string[]> {
  await button.dispatchEvent('click');
  await expect(page.locator('body > [data-atria-print]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() =>
    [...document.body.children]
      .filter((one) => getComputedStyle(one).display !== 'none')
      .map((one) => {
        const paper = one.shadowRoot?.querySelector('article');
        return paper?.innerText ?? one.localName;
      }),
  );
}
