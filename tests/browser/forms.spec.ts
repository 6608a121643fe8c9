import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { minutes } from '../../scripts/test/limits';
import { logos } from '../../src/core/page/brand';
import { isAll } from '../support/ring';
import { autofill } from './support/autofill';
import { lateFields } from './support/complaint-form';
import { openHostPage, watchTrouble } from './support/host-page';
import { png } from './support/png';
import { test } from './support/test';
import { openPage, settleAll, settled, widgets } from './support/widgets';
import { windowed } from './support/windowed';

const address = '/widgets/retail-contact-form?only=default';
const form = (page: Page) => page.locator('atria-retail-contact-form');
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Lähetä' });

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(sendButton(page)).toBeVisible();
  await settled(page);
  await lateFields(form(page));
}

test.use(windowed);

/** The values that the browser has filled in, in the order of the fields. */
const filledIn = (one: Locator) =>
  one.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll<HTMLInputElement>(':autofill') ?? [])].map(
      ({ value }) => value,
    ),
  );

test('a company’s form is filled in by the browser, except for its customer number [IMP-18]', async ({
  page,
}) => {
  await openPage(page, '/widgets/sales-form?only=default');
  await autofill(page, 'atria-sales-form');
  expect(await filledIn(page.locator('atria-sales-form'))).toEqual([
    'Anna',
    'Asiakas',
    'Keittiö Oy',
    'anna@example.fi',
    '+358401234567',
  ]);
});

test('is filled in by the browser itself, inside its shadow root, and is sent as its requirements say [IMP-18] [FCOMP-02, FCOMP-04, FORM-15, FORM-16]', async ({
  page,
}) => {
  await open(page);
  // Neither the best before date nor the batch number is recognised as that of a payment card.
  expect(
    (await autofill(page, 'atria-retail-contact-form')).filter((type) => /card/i.test(type)),
  ).toEqual([]);
  expect(await filledIn(form(page))).toEqual([
    'Anna',
    'Asiakas',
    'Kuja 1',
    '00180',
    'Helsinki',
    'anna@example.fi',
    '+358401234567',
  ]);
  await form(page).getByRole('combobox').click();
  await form(page).getByRole('option', { name: 'Atria BBQ Ribs' }).first().click();
  const title = await form(page).getByRole('combobox').inputValue();
  const own = { 'Viimeinen käyttöpäivä tai parasta ennen': '05/11/2026', Ostopaikka: 'Kauppa' };
  for (const [name, value] of Object.entries({ ...own, Viesti: 'Pakkaus oli rikki.' }))
    await form(page).getByRole('textbox', { name, exact: true }).fill(value);
  await form(page).getByText('Sähköpostilla').click();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'kuva.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(form(page).locator('li canvas')).toBeVisible();
  await page.getByText('En ole robotti').click();
  await expect(page.getByText('Vahvistettu')).toBeVisible();
  await sendButton(page).click();
  await expect(form(page).getByRole('status').filter({ hasText: 'Kiitos!' })).toBeFocused();
  const inbox = await page.request.get('/inbox', { headers: { accept: 'application/json' } });
  const [message] = await inbox.json();
  expect(message).toEqual({
    at: expect.any(String),
    path: '/api/contact/retail/reclamation',
    body: {
      Data: {
        Firstname: 'Anna',
        Lastname: 'Asiakas',
        StreetAddress: 'Kuja 1',
        PostalCode: '00180',
        City: 'Helsinki',
        Phone: '+358401234567',
        Email: 'anna@example.fi',
        ContactByEmail: true,
        ContactByPhone: false,
        NoContact: false,
        Message: 'Pakkaus oli rikki.',
        ProductId: expect.any(Number),
        ProductName: title,
        BatchNumber: '',
        ExpirationDate: '2026-11-05T00:00:00.000Z',
        PlaceOfPurchase: 'Kauppa',
      },
      Files: [{ Name: 'kuva.png', Data: `data:image/png;base64,${png}` }],
      MTCaptchaToken: expect.stringMatching(/^demo-/),
    },
  });
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { name: 'POST /api/contact/retail' })).toBeVisible();
  await page.getByRole('button', { name: 'Empty the inbox' }).click();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
});

test('photos dropped one after the other are read while the page stays responsive, and shown small [UI-07] [FORM-12..15]', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await open(page);
  const seen = await form(page).evaluate(async ({ shadowRoot }) => {
    const canvas = new OffscreenCanvas(64, 64);
    canvas.getContext('2d')?.fillRect(0, 0, 64, 64);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    // This browser cannot make it smaller.
    canvas.constructor.prototype.convertToBlob = () => Promise.reject();
    // Data after a picture's end is not part of it: a photo of the largest size.
    const photo = new Blob([picture, new Uint8Array(15_000_000)]);
    const zone = shadowRoot?.querySelector('input[type=file] + button');
    const drop = (name: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([photo], name, { type: 'image/png' }));
      zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    const frame = () => new Promise(requestAnimationFrame);
    // How much was read, at each frame that the page could paint meanwhile.
    const shares = new Set<number>();
    drop('a.png');
    await frame();
    drop('b.png');
    // The code that reads them comes late on a busy machine.
    while (!shadowRoot?.querySelector('li')) await frame();
    do {
      await frame();
      for (const bar of shadowRoot?.querySelectorAll('progress') ?? []) shares.add(bar.value);
    } while (shadowRoot?.querySelector('li[aria-busy]'));
    // Read at once, no frame would show progress.
    return shares.size;
  });
  expect(seen).toBeGreaterThan(5);
  await expect(form(page).locator('li')).toContainText(['a.png', 'b.png']);
  await expect(form(page).locator('li canvas:visible')).toHaveCount(2);
  expect(trouble).toEqual([]);
});

test.describe('with all errors shown', () => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
    'utf8',
  );
  const forms = widgets.filter((name) => name.endsWith('-form'));
  // Without materials there is nothing to order.
  const materials = JSON.stringify([{ material: 'Juliste', url: '/materiaalit/1.pdf' }]);
  const given: Readonly<Record<string, string>> = {
    'school-material-form': `materials='${materials}'`,
  };
  const tags = forms.map((name) => `<atria-${name} ${given[name] ?? ''}></atria-${name}>`).join('');

  test('axe finds nothing in any form, in any brand, and none scrolls sideways at 400 % zoom [IMP-25, IMP-33]', {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(minutes(4));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHostPage(page, {
      script: 'data-captcha-script="/captcha/mtcaptcha.js" data-captcha-key="demo"',
      body: `<main><h1>Lomakkeet</h1>${tags}</main>`,
    });
    await settleAll(page);
    const all = page.locator(forms.map((name) => `atria-${name}`).join());
    await expect(all.locator('button[type=submit]')).toHaveCount(forms.length);
    for (const one of await all.all()) {
      await one.locator('button[type=submit]').click();
      await expect(one.locator('[aria-invalid=true]').first()).toBeVisible();
    }
    const wide = page.viewportSize() ?? { width: 1280, height: 900 };
    await page.setViewportSize({ width: wide.width / 4, height: wide.height / 4 });
    const sideways = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.soft.poll(sideways).toBe(0);
    await page.setViewportSize(wide);
    await page.evaluate(source);
    const found: string[] = [];
    // All pairs of colours are computed by brand-themes.test.ts: for a change three brands.
    for (const brand of isAll ? logos : logos.filter((_, at) => at % 5 === 0)) {
      await all.evaluateAll((elements, value) => {
        for (const one of elements)
          one.setAttribute(value === 'sibyllase' ? 'logo' : 'brand', value);
      }, brand);
      await settleAll(page);
      const { violations } = (await page.evaluate(
        (isFirst) =>
          (window as unknown as { axe: typeof axe }).axe.run(document, {
            resultTypes: ['violations'],
            // A brand changes only styles here.
            runOnly: isFirst
              ? { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
              : { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
          }),
        brand === logos[0],
      )) as axe.AxeResults;
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ html }) => `${brand}: ${id}: ${html.slice(0, 120)}`));
    }
    expect(found).toEqual([]);
  });
});

test.describe('a press that leaves a wrong field', () => {
  const box = (page: Page) => page.getByRole('checkbox', { name: 'Olen yksityisasiakas' });
  const open = async (page: Page) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/widgets/address-popup?only=newCustomer');
    await page.getByRole('textbox', { name: /^Puhelinnumero/ }).fill('12');
    await box(page).scrollIntoViewIfNeeded();
    const { x, y, height } = (await box(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return { x: x + 4, y: y + height / 2 };
  };
  const message = (page: Page) => page.getByText('Väärän muotoinen puhelinnumero').first();

  test('acts on its target, by mouse: the message appears after it [IMP-18]', async ({ page }) => {
    const { x, y } = await open(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(message(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(box(page)).toBeChecked();
    await expect(message(page)).toBeVisible();
  });
});
