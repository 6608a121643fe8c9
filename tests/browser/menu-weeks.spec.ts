import { expect } from '@playwright/test';
import { fingerOf, test } from './support/dev-tools';
import { openHostPage } from './support/host-page';
import { cardsOf, edit, isDragging, isNotDragging, middleOf, namesOf } from './support/menu';
import { hostileToPaper, printedBy, silencePrint } from './support/printed';
import { settled } from './support/widgets';

const twelve = Array.from({ length: 12 }, (_, at) => {
  const day = [1, 2, 3].map((dish) => ({ header: `Ruoka ${at + 1}.${dish}` }));
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
});

for (const by of ['mouse', 'finger'] as const)
  test(`twelve weeks are turned, edited by ${by} and by keys, printed and saved as one menu [MENU-03, MENU-06, MENU-09, MENU-12]`, {
    tag: by === 'finger' ? [] : '@all',
  }, async ({ page, devTools, expectFaults }) => {
    // A save goes to the menu's address, where this one is not.
    expectFaults(/404 .*\/host-page\?menuId=/);
    await page.setViewportSize({ width: by === 'mouse' ? 1280 : 375, height: 900 });
    await page.route('**/api/fs/menu?menuId=twelve', (route) => route.fulfill({ json: twelve }));
    await silencePrint(page);
    await openHostPage(page, {
      body: '<atria-menu-builder brand="ammattilaiset" menu-id="twelve"></atria-menu-builder>',
    });
    await settled(page);
    const turn = (way: string) => page.getByRole('button', { name: way }).press('Enter');
    for (let week = 2; week <= 12; week += 1) await turn('Seuraava viikko');
    await expect(page.getByText('12/12', { exact: true })).toBeVisible();
    const name = await page.getByRole('heading', { level: 3 }).innerText();
    const shown = await printedBy(page, page.getByRole('button', { name: 'Tulosta' }));
    expect(shown).toEqual([
      expect.stringMatching(
        new RegExp(`^Lounaslista\\s+${name}\\s+Maanantai [\\d.]+\\s+Ruoka 12\\.1`),
      ),
    ]);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await edit(page);

    const card = cardsOf(page, 'monday').first();
    const from = await middleOf(card);
    // On a phone the days are below each other.
    const goal = await middleOf(cardsOf(page, by === 'mouse' ? 'friday' : 'monday').last());
    const end = { x: goal.x, y: goal.y + 30 };
    const touch = fingerOf(devTools);
    if (by === 'mouse') {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
    } else {
      await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await touch('touchStart', from);
    }
    await expect(card).toHaveAttribute('data-held');
    if (by === 'mouse') await page.mouse.move(end.x, end.y, { steps: 3 });
    else for (const y of [from.y + 60, end.y]) await touch('touchMove', { ...end, y });
    await isDragging(page);
    if (by === 'mouse') await page.mouse.up();
    else await touch('touchEnd');
    await isNotDragging(page);
    const last = by === 'mouse' ? 'friday' : 'monday';
    await expect.poll(async () => (await namesOf(page, last)).at(-1)).toBe('Ruoka 12.1');

    const field = page.getByRole('combobox', { name: 'Lisää ruoka: Tiistai' });
    await field.fill('Talon oma');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Lisää viikko' }).press('Enter');
    await expect(page.getByText('13/13', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Poista viikko' }).press('Enter');
    await turn('Seuraava viikko');
    await page.getByRole('button', { name: 'Poista viikko' }).press('Enter');
    await expect(page.getByText('1/11', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1/12', { exact: true })).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Tallenna lista' }).press('Enter');
    const weeks = (await sent).postDataJSON();
    const headers = (week: number, day: string) =>
      weeks[week][day].map(({ header }: { header: string }) => header);
    expect(weeks).toHaveLength(12);
    expect(headers(0, 'monday')).toEqual(['Ruoka 1.1', 'Ruoka 1.2', 'Ruoka 1.3']);
    expect(headers(11, last).at(-1)).toBe('Ruoka 12.1');
    expect(headers(11, 'tuesday').at(-1)).toBe('Talon oma');
    await page.waitForURL(/menuId=\d+/);
  });

const long =
  'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaan lämmin keitto ja tuore ruisleipä';

for (const brand of ['ammattilaiset', 'jyvabroiler'])
  test(`the list alone is printed from inside a page of ${brand}, and the page is as before [MENU-02]`, {
    tag: brand === 'ammattilaiset' ? [] : '@all',
  }, async ({ page }) => {
    const day = Array.from({ length: 9 }, (_, at) => ({ header: `${long} ${at + 1}` }));
    const days = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
    await page.route('**/api/fs/menu?menuId=long', (route) => route.fulfill({ json: [days] }));
    const tag = (menu: string) =>
      `<atria-menu-builder brand="${brand}" menu-id="${menu}"></atria-menu-builder>`;
    await silencePrint(page);
    const body = hostileToPaper.around(tag('1') + tag('long'));
    await openHostPage(page, { head: hostileToPaper.head, body });
    await settled(page);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    const print = page.getByRole('button', { name: 'Tulosta', includeHidden: true });
    await expect(print).toHaveCount(2);
    const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
    const pages: number[] = [];
    for (const at of [0, 1]) {
      const shown = await printedBy(page, print.nth(at));
      expect(shown).toHaveLength(1);
      expect(shown[0]).toMatch(/^Lounaslista\s+Viikko \d+\s+Maanantai/i);
      const sheet = page.getByRole('article');
      await expect(sheet.getByRole('listitem')).toHaveCount(at ? 45 : 12);
      // Nothing is cut off at the side of the paper, and no dish at its end.
      await page.setViewportSize({ width: 672, height: 900 });
      const fits = await sheet.evaluate((one) => [
        one.scrollWidth <= one.clientWidth,
        [...one.querySelectorAll('li')].every((li) => getComputedStyle(li).breakInside === 'avoid'),
      ]);
      expect(fits).toEqual([true, true]);
      await page.emulateMedia({ media: null });
      // Prints for real, and ends the print as a browser does.
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      pages.push(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
      expect(pdf).toContain('/MediaBox [0 0 594.95996 841.91998]');
      await expect(page.locator('[data-atria-print]')).toHaveCount(0);
    }
    expect(pages[0]).toBe(1);
    expect(pages[1]).toBeGreaterThan(1);
    expect(pages[1]).toBeLessThan(6);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
  });
