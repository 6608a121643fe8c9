import { expect, type Page } from '@playwright/test';
import { namesOf } from './support/heard';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

const header = (page: Page) => page.locator('atria-header').first();
/** The row of the bottom tabs: its surroundings position it. */
const row = (page: Page) =>
  header(page)
    .getByRole('navigation', { name: /Päävalikko|Huvudmeny/ })
    .evaluate((nav) => {
      let box: Element | null = nav;
      while (box && !/absolute|fixed/.test(getComputedStyle(box).position)) box = box.parentElement;
      if (!box) throw new Error('no placed row');
      const { position, backgroundColor } = getComputedStyle(box);
      const { top } = box.getBoundingClientRect();
      return { position, backgroundColor, top: Math.round(top + scrollY) };
    });

/** Waits until the row is so: the header shows where the page is scrolled with its next render. */
const rowIs = (page: Page, position: 'absolute' | 'fixed') =>
  expect.poll(async () => (await row(page)).position).toBe(position);

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForFunction((top) => window.scrollY === top, y);
};

test.describe('the row of tabs', () => {
  test('is transparent and absolute up to 200 px of scrolling, then fixed and white with a search field of 216 px, and goes back [HDR-11] [HDR-12] [HDR-13] [HDR-14]', async ({
    page,
  }) => {
    await openPage(page, '/', 1280);
    await scrollTo(page, 200);
    const before = { position: 'absolute', backgroundColor: 'rgba(0, 0, 0, 0)', top: 120 };
    await expect.poll(() => row(page)).toEqual(before);
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height);
    const all = await height();
    await scrollTo(page, 201);
    const after = { position: 'fixed', backgroundColor: 'rgb(255, 255, 255)' };
    await expect.poll(() => row(page)).toMatchObject(after);
    // Nothing on the page has moved.
    expect(await height()).toBe(all);
    const field = header(page).getByRole('search').last();
    await expect.poll(() => field.evaluate((form) => form.getBoundingClientRect().width)).toBe(216);
    const colors = await field.getByRole('combobox').evaluate((input) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--atria-color-primary, var(--_color-primary))';
      input.after(probe);
      const primary = getComputedStyle(probe).color;
      probe.remove();
      return [getComputedStyle(input).color, primary];
    });
    expect(colors[0]).toBe(colors[1]);
    await scrollTo(page, 200);
    await expect.poll(() => row(page)).toEqual(before);
  });

  const surfaces = {
    mestariforsmanfi: 'rgb(255, 252, 245)',
    lithellsse: 'rgb(255, 253, 247)',
    lihakauppa: 'rgb(255, 255, 255)',
    jyvabroiler: '',
    atriacom: '',
    sibylla: '',
  };
  for (const [site, known] of Object.entries(surfaces))
    test(`of ${site} is fixed on the surface colour, and goes back [HDR-13]`, {
      tag: site === 'mestariforsmanfi' ? [] : '@all',
    }, async ({ page }) => {
      await openPage(page, siteOf(`${site}.`), 1280);
      const before = await row(page);
      const surface = await header(page).evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--_color-surface)';
        element.shadowRoot?.querySelector('[part=root]')?.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      if (known) expect(surface).toBe(known);
      await scrollTo(page, 201);
      await expect
        .poll(() => row(page))
        .toMatchObject({ position: 'fixed', backgroundColor: surface });
      await scrollTo(page, 0);
      await expect.poll(() => row(page)).toEqual(before);
    });

  test('is the only search for readers once the one above is out of view, unless that has the focus [HDR-14]', async ({
    page,
  }) => {
    await openPage(page, '/', 1280);
    const searches = async () => (await namesOf(page, 'search')).length;
    expect(await searches()).toBe(1);
    await scrollTo(page, 500);
    await rowIs(page, 'fixed');
    await expect.poll(searches).toBe(1);
    await scrollTo(page, 0);
    await rowIs(page, 'absolute');
    const field = header(page).getByRole('combobox').first();
    await field.fill('nak');
    await scrollTo(page, 500);
    await expect.poll(searches).toBe(2);
    await expect(field).toBeFocused();
  });

  test('keeps its field at the top of the page while that has the focus, and opens no list without it [IMP-12, QS-12]', async ({
    page,
  }) => {
    await openPage(page, '/', 1280);
    await scrollTo(page, 500);
    await rowIs(page, 'fixed');
    const field = header(page).getByRole('combobox').last();
    await field.fill('nakki');
    const options = header(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await scrollTo(page, 0);
    await rowIs(page, 'absolute');
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await scrollTo(page, 500);
    await rowIs(page, 'fixed');
    await expect(options).toHaveCount(0);
  });

  test('never hides what the keyboard reaches [IMP-12]', async ({ page }) => {
    // Then the page scrolls at once, not over a while.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/', 1280);
    await scrollTo(page, 1500);
    await rowIs(page, 'fixed');
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a[href]')]
        .reverse()
        .slice(0, 10)
        .map((link) => {
          link.focus();
          return link.getBoundingClientRect().top;
        }),
    );
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(56);
  });
});

test('a menu opens under a resting mouse and closes with Escape [HDR-06]', async ({ page }) => {
  await openPage(page, '/', 1280);
  await header(page).getByRole('link', { name: 'Tuotteet', exact: true }).hover();
  const toggle = header(page).getByRole('button', { name: 'Tuotteet: alavalikko' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the whole desktop header can be used by the keyboard alone [IMP-12]', async ({ page }) => {
  await openPage(page, '/', 1280);
  const focused = () =>
    header(page).evaluate((element) => {
      const inner = element.shadowRoot?.activeElement;
      return inner?.getAttribute('aria-label') ?? inner?.textContent ?? '';
    });
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Siirry sisältöön');
  const seen: string[] = [];
  while (!seen.at(-1)?.startsWith('Tuotteet: alavalikko') && seen.length < 30) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: 'Makkarat ja nakit' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Makkarat ja nakit');
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('Tuotteet: alavalikko');
});

test.describe('the side menu', () => {
  const menu = (page: Page) => header(page).getByRole('dialog', { name: 'Valikko' });
  const openMenu = async (page: Page) => {
    await openPage(page, '/', 360);
    await header(page).getByRole('button', { name: 'Avaa valikko' }).click();
    await expect(menu(page)).toBeVisible();
  };

  test('slides in over 300 ms, covers 11/12 of the width, stops the page behind from scrolling, and keeps the focus [HDR-16] [IMP-13]', async ({
    page,
  }) => {
    await openMenu(page);
    const time = await menu(page).evaluate((box) => getComputedStyle(box).transitionDuration);
    expect(time.split(', ')[0]).toBe('0.3s');
    await expect
      .poll(() => menu(page).evaluate((box) => box.getBoundingClientRect().toJSON()))
      .toMatchObject({ x: 0, y: 0, width: 330, height: 800 });
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const inside = () => menu(page).evaluate((box) => box.matches(':focus-within'));
    expect(await inside()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(header(page).getByRole('button', { name: 'Avaa valikko' })).toBeFocused();
  });

  test('opens a section at most 900 px high, and closes at a press on the page behind it [HDR-24]', async ({
    page,
  }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Reseptit: alavalikko' }).click();
    const link = menu(page).getByRole('link', { name: 'Arkiruoka' });
    await expect(link).toBeVisible();
    const most = await link.evaluate((one) => {
      let box: Element | null = one;
      while (box && getComputedStyle(box).maxBlockSize === 'none') box = box.parentElement;
      return box && getComputedStyle(box).maxBlockSize;
    });
    expect(most).toBe('900px');
    // While it slides in, a press beside it may be at the place where it will be.
    await expect.poll(() => menu(page).evaluate((box) => box.getAnimations().length)).toBe(0);
    await page.mouse.click(350, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('closes by Back, and a link of it leads on from the page as it was', async ({ page }) => {
    await openMenu(page);
    const { pathname } = new URL(page.url());
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await header(page).getByRole('button', { name: 'Avaa valikko' }).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Yhteystiedot' }).first().click();
    await page.waitForURL('**/yhteystiedot');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    await expect(menu(page)).toBeHidden();
  });

  test('closes when its search leads away, and one Back leads to the page as it was', async ({
    page,
  }) => {
    await openMenu(page);
    const { pathname } = new URL(page.url());
    const steps = await page.evaluate(() => history.length);
    await menu(page).getByRole('combobox').fill('nakki');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/haku?q=nakki');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    expect(await page.evaluate(() => history.state?.atriaOpen)).toBeUndefined();
    await expect(menu(page)).toBeHidden();
  });

  test('leaves the focus in the header that replaces it in a wider window [IMP-12]', async ({
    page,
  }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(menu(page)).toHaveCount(0);
    const focused = header(page).evaluate((element) => {
      const inner = element.shadowRoot?.activeElement;
      const name = inner?.getAttribute('aria-label') || inner?.textContent;
      return `${inner?.localName} ${name || inner?.querySelector('img')?.alt}`;
    });
    expect(await focused).toMatch(/^(a|button) (?!Siirry sisältöön)\S/);
  });

  test('closes when its link leads to a place of the same page, which is then visible', {
    tag: '@all',
  }, async ({ page }) => {
    await page.route('**/api/nav/mobile*', async (route) => {
      const answer = await (await route.fetch()).json();
      const links = [{ label: 'Alas', link: '#alas', icon: '' }];
      await route.fulfill({ json: { ...answer, navLinks: links } });
    });
    await openMenu(page);
    await page.evaluate(() => {
      const place = Object.assign(document.createElement('p'), { id: 'alas', textContent: 'Alas' });
      place.style.marginBlockStart = '200vh';
      document.body.append(place);
    });
    await menu(page).getByRole('link', { name: 'Alas' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#alas')).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#alas');
  });

  /** Opens a menu that keeps sliding in until it is released. */
  const openHeld = async (page: Page) => {
    await openPage(page, '/', 360);
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--atria-duration-menu', '600s'),
    );
    await header(page).getByRole('button', { name: 'Avaa valikko' }).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).evaluate((box) => {
      for (const one of box.getAnimations()) {
        one.pause();
        one.currentTime = 120_000;
      }
    });
  };
  const arrive = (page: Page) =>
    menu(page).evaluate((box) => {
      for (const one of box.getAnimations()) one.finish();
    });

  test('loses no press that began while it slid in', async ({ page }) => {
    await openHeld(page);
    const toggle = menu(page).getByRole('button', { name: 'Tuotteet: alavalikko' });
    const before = await toggle.getAttribute('aria-expanded');
    const { x = 0, y = 0 } = (await toggle.boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 20);
    await page.mouse.down();
    await arrive(page);
    await expect.poll(async () => (await toggle.boundingBox())?.x).toBeGreaterThan(x + 30);
    await page.mouse.up();
    await expect(toggle).toHaveAttribute('aria-expanded', `${before === 'false'}`);
  });

  test('does not close by a press at the place where it will be', { tag: '@all' }, async ({
    page,
  }) => {
    await openHeld(page);
    await page.mouse.click(320, 400);
    await arrive(page);
    await expect(header(page).locator('dialog')).toHaveAttribute('open');
    await page.mouse.click(350, 400);
    await expect(header(page).locator('dialog')).not.toHaveAttribute('open');
  });
});

test('the page of the shop in a frame has no header at all [HDR-31]', async ({ page }) => {
  await openPage(page, shop, 1280);
  await expect(header(page).getByRole('banner')).toBeVisible();
  await page.evaluate((src) => {
    document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
  }, shop);
  const framed = page.frameLocator('iframe').locator('atria-header');
  await expect(framed.and(page.frameLocator('iframe').locator(':state(ready)'))).toBeAttached();
  await expect(framed.getByRole('banner')).toHaveCount(0);
  expect(await framed.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
});

test('the header fits a window of 320, 640 or 1025 px [IMP-24]', { tag: '@all' }, async ({
  page,
}) => {
  for (const width of [320, 640, 1025]) {
    if (width === 320) await openPage(page, '/', width);
    else await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
