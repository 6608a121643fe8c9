import { expect, type Page } from '@playwright/test';
import { lateFields } from './support/complaint-form';
import { failCalls } from './support/sites';
import { test } from './support/test';
import { settled } from './support/widgets';

const address = '/yhteystiedot/palaute';
const form = (page: Page) => page.locator('atria-retail-contact-form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const product = (page: Page) => form(page).getByRole('combobox', { name: 'Tuotteen nimi' });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Lähetä' });
const errorBox = (page: Page) => form(page).getByRole('group', { name: 'Tapahtui Virhe!' });

const date = 'Viimeinen käyttöpäivä tai parasta ennen';
const opener = `Avaa kalenteri: ${date}`;

/** Typed texts, by label, in the order of the form. */
const before = { Eränumero: 'L123', Ostopaikka: 'Kauppa', Viesti: 'Pakkaus oli rikki.' };
const person = {
  Etunimi: 'Anna',
  Sukunimi: 'Asiakas',
  Katuosoite: 'Kuja 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};

async function open(page: Page, where: string) {
  // Then the page scrolls at once, not over a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(where);
  await expect(sendButton(page)).toBeVisible();
}

/** The focused element, through all shadow roots, and whether it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement as HTMLInputElement;
    while (active.shadowRoot?.activeElement)
      active = active.shadowRoot.activeElement as HTMLInputElement;
    const label = active.labels?.[0];
    // Radios of the toggle and the file input are drawn by their label.
    const outlined = [active, label].filter(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    );
    // Near the upper edge: a high field may continue below the window.
    const { x, y, width, height } = (outlined.at(-1) ?? active).getBoundingClientRect();
    const at = [x + width / 2, y + Math.min(height / 2, 20)] as const;
    let top = document.elementFromPoint(...at);
    for (;;) {
      const inner = top?.shadowRoot?.elementFromPoint(...at);
      if (!inner || inner === top) break;
      top = inner;
    }
    const name = active.getAttribute('aria-label') ?? label?.textContent ?? active.textContent;
    return {
      name: (name ?? '').replace(' *', '').trim(),
      marked: outlined.length > 0,
      uncovered: Boolean(top && (active.contains(top) || label?.contains(top))),
    };
  });

/** Presses Tab until an element with that name has the focus. */
async function tabTo(page: Page, name: string) {
  const seen: string[] = [];
  while (seen.at(-1) !== name && seen.length < 80) {
    await page.keyboard.press('Tab');
    seen.push((await focused(page)).name);
  }
  expect(seen.at(-1), `Tab reached ${seen.join(', ')}`).toBe(name);
}

async function typeInto(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

/** The contact page, past its header by its own link. */
async function openForm(page: Page) {
  await open(page, address);
  await settled(page);
  await tabTo(page, 'Siirry sisältöön');
  await page.keyboard.press('Enter');
  await lateFields(form(page));
}

async function chooseProduct(page: Page): Promise<string> {
  await tabTo(page, 'Tuotteen nimi');
  await page.keyboard.press('ArrowDown');
  const options = form(page).getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const title = (await options.nth(1).textContent()) ?? '';
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(product(page)).toHaveValue(title);
  return title;
}

/** Fills the whole complaint from the first field to the ticked captcha; returns the product. */
async function fillByKeyboard(page: Page): Promise<string> {
  const title = await chooseProduct(page);
  await typeInto(page, { [date]: '05/11/2026', ...before, ...person });
  await tabTo(page, 'Sähköpostilla');
  await page.keyboard.press('Space');
  await typeInto(page, { Sähköposti: 'anna@atria.fi' });
  await tabTo(page, 'En ole robotti');
  await verify(page);
  return title;
}

/** Fills it as by pasting, where the way from field to field is not what is tested. */
async function fill(page: Page): Promise<string> {
  await product(page).click();
  await form(page).getByRole('option').nth(1).click();
  for (const [name, text] of Object.entries({ [date]: '05/11/2026', ...before, ...person }))
    await field(page, name).fill(text);
  await form(page).getByRole('radio', { name: 'Sähköpostilla' }).check();
  await field(page, 'Sähköposti').fill('anna@atria.fi');
  await page.getByRole('checkbox', { name: 'En ole robotti' }).focus();
  await verify(page);
  return product(page).inputValue();
}

/** Ticks the focused box of the captcha. */
async function verify(page: Page) {
  await page.keyboard.press('Space');
  await expect(page.getByText('Vahvistettu')).toBeVisible();
}

async function send(page: Page) {
  await tabTo(page, 'Lähetä');
  await page.keyboard.press('Enter');
}

test.describe('the complaint form, by the keyboard alone', () => {
  test('is reached in the order of the page, marked and visible at each step [IMP-12]', async ({
    page,
  }) => {
    await openForm(page);
    const seen: string[] = [];
    const unclear: unknown[] = [];
    while (seen.at(-1) !== 'Lähetä' && seen.length < 40) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      seen.push(now.name);
      if (!now.marked || !now.uncovered) unclear.push(now);
    }
    expect(unclear).toEqual([]);
    expect(seen).toEqual([
      'Virheellinen tuote',
      'Tuotteen nimi',
      date,
      opener,
      ...Object.keys(before),
      'Valitse tiedosto tai pudota se tähän',
      ...Object.keys(person),
      'Sähköpostilla',
      'Sähköposti',
      'Puhelinnumero',
      'En ole robotti',
      'Lähetä',
    ]);
  });

  test('is filled, outlives a reload, is sent, leads to the thank-you page, and is empty after Back [IMP-12] [FCOMP-09] [FORM-02]', async ({
    page,
  }) => {
    await openForm(page);
    const title = await fillByKeyboard(page);
    await page.reload();
    for (const [name, text] of Object.entries({ [date]: '05/11/2026', ...before, ...person }))
      await expect(field(page, name)).toHaveValue(text);
    await expect(product(page)).toHaveValue(title);
    await expect(form(page).getByRole('radio', { name: 'Sähköpostilla' })).toBeChecked();
    // The captcha is for the moment: it must be solved again.
    await tabTo(page, 'En ole robotti');
    await verify(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Kiitos palautteesta!' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${address}/kiitos`);
    const draft = () => sessionStorage.getItem('atria-draft-retail-contact-form');
    expect(await page.evaluate(draft)).toBeNull();
    await page.goBack();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(field(page, 'Etunimi')).toHaveValue('');
  });

  test('thanks in place, with the focus, when no success page is set [FORM-01]', async ({
    page,
  }) => {
    await open(page, '/widgets/retail-contact-form?only=default');
    await fill(page);
    await send(page);
    await expect(form(page).getByRole('status').filter({ hasText: 'Kiitos!' })).toBeFocused();
  });

  test('takes a day from the calendar, which keeps the focus until Escape returns it to its button [IMP-13] [IMP-17]', async ({
    page,
  }) => {
    await openForm(page);
    await typeInto(page, { [date]: '05/11/2026' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('button', { name: 'torstai 5. marras' })).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(field(page, date)).toHaveValue('13/11/2026');
    expect((await focused(page)).name).toBe(opener);
    await page.keyboard.press('Enter');
    const days = form(page).getByRole('grid');
    await expect(days.locator(':focus')).toHaveCount(1);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last and the first is the browser's own bar.
      await expect(form(page).locator(':focus:not(dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(days).toBeHidden();
    expect((await focused(page)).name).toBe(opener);
  });

  test('asks for the phone number when the arrows choose it [FORM-07]', async ({ page }) => {
    await openForm(page);
    await tabTo(page, 'Sähköpostilla');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const phone = form(page).getByRole('radio', { name: 'Puhelimitse' });
    await expect(phone).toBeFocused();
    await expect(phone).toBeChecked();
    await expect(field(page, 'Puhelinnumero')).toHaveAttribute('aria-required', 'true');
    await expect(field(page, 'Sähköposti')).not.toHaveAttribute('aria-required');
  });
});

test('an empty form leads from the error summary to the first wrong field [FORM-06] [IMP-19]', async ({
  page,
}) => {
  await openForm(page);
  await send(page);
  await expect(errorBox(page)).toBeFocused();
  await expect(errorBox(page)).toContainText('Tarkista seuraavat kohdat ja lähetä uudelleen.');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Tuotteen nimi');
  await page.keyboard.press('Enter');
  await expect(product(page)).toBeFocused();
});

test('a refusal that names fields leads to them: the summary keeps the focus [FORM-06, IMP-19]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openForm(page);
  await failCalls(page, 'contact:invalid:Data.Email');
  await fill(page);
  await send(page);
  await expect(errorBox(page)).toBeFocused();
  await expect(form(page).getByText('Vahvista uudelleen, ettet ole robotti.')).toBeVisible();
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Sähköposti');
  // With its last fault the summary goes, and the focus to the form.
  await field(page, 'Sähköposti').evaluate((one) => {
    const { prototype } = HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(one, 'aino@atria.fi');
    one.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(form(page).locator('form')).toBeFocused();
});

test('a call that fails says so, keeps everything typed, and asks for the captcha again [FORM-03, FORM-05]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openForm(page);
  await failCalls(page, 'contact:500');
  const title = await fill(page);
  await send(page);
  await expect(form(page).getByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  await expect(form(page).getByText('Vahvista uudelleen, ettet ole robotti.')).toBeVisible();
  await expect(form(page).getByRole('group', { name: 'Vahvistus' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('En ole robotti');
  await expect(product(page)).toHaveValue(title);
  for (const [name, text] of Object.entries({ ...before, ...person, Sähköposti: 'anna@atria.fi' }))
    await expect(field(page, name)).toHaveValue(text);
});

test('puts fields side by side only where each has 12rem, in a column of any width [IMP-33]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/widgets/retail-contact-form?only=default');
  for (const width of [320, 480, 720]) {
    const { widths, overflow } = await form(page).evaluate((element, size) => {
      element.style.inlineSize = `${size}px`;
      const all = [...(element.shadowRoot?.querySelectorAll('input, textarea') ?? [])];
      return {
        widths: all
          .filter((one) => one.matches('textarea, [autocomplete]'))
          .map((one) => one.getBoundingClientRect().width),
        overflow: element.scrollWidth - element.clientWidth,
      };
    }, width);
    expect(widths.length).toBeGreaterThan(8);
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(192);
    expect(Math.max(...widths), `at ${width} px`).toBeLessThanOrEqual(width);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    const name = await field(page, 'Etunimi').boundingBox();
    const other = await field(page, 'Sukunimi').boundingBox();
    expect(name?.y === other?.y, `at ${width} px`).toBe(width >= 480);
  }
});
