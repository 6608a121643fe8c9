import { expect, type Locator, type Page } from '@playwright/test';
import { isAll } from '../support/ring';
import { openHostPage } from './support/host-page';
import { test } from './support/test';
import { inGroups, pageOf, settleAll, settled, widgets } from './support/widgets';

// What is below the pointer after a press depends on layout, and only a keyboard repeats a held
// key.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const asking = 'Vahvista: tyhjennä kaikki';
async function fillComplaint(page: Page): Promise<Locator> {
  await openHostPage(page, { body: '<atria-retail-contact-form></atria-retail-contact-form>' });
  await settled(page);
  for (const name of ['Etunimi', 'Sukunimi', 'Katuosoite'])
    await page.getByRole('textbox', { name }).fill(name);
  return page.getByRole('textbox', { name: 'Etunimi' });
}

test('a double press only asks whether to clear a form, and so does a third in a row [IMP-28]', async ({
  page,
}) => {
  const field = await fillComplaint(page);
  await button(page, 'Tyhjennä lomake').click({ clickCount: 3 });
  await expect(button(page, asking)).toBeVisible();
  await expect(field).toHaveValue('Etunimi');
  await button(page, asking).click();
  await expect(field).toHaveValue('');
});

test('held Enter only asks whether to clear a form [IMP-28]', async ({ page }) => {
  const field = await fillComplaint(page);
  await button(page, 'Tyhjennä lomake').focus();
  for (let turn = 0; turn < 5; turn++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(button(page, asking)).toBeVisible();
  await expect(field).toHaveValue('Etunimi');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
});

test('a double press removes one of three pictures with the same name [UI-07, IMP-28]', async ({
  page,
}) => {
  await fillComplaint(page);
  // Pasted pictures all have the same name.
  const pictures = [0, 1, 2].map((size) => ({
    name: 'image.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('iVBORw0KGgo=', 'base64'), Buffer.alloc(size)]),
  }));
  await page.locator('input[type=file]').setInputFiles(pictures);
  const remove = button(page, 'Poista: image.png');
  await expect(remove).toHaveCount(3);
  await remove.first().dblclick();
  await expect(remove).toHaveCount(2);
});

/** Records what each press in a row met at first, and which of the later ones arrived elsewhere. */
function notePresses(): void {
  const noted = { same: 0, elsewhere: [] as string[] };
  Object.assign(window, { noted });
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  const met = (event: Event) => {
    const control = event
      .composedPath()
      .find((one): one is Element => one instanceof Element && one.matches('a, button, input'));
    return { control, name: control ? nameOf(control) : '' };
  };
  let first: ReturnType<typeof met> | undefined;
  let now: ReturnType<typeof met> | undefined;
  window.addEventListener(
    'click',
    (event) => {
      now = met(event);
      if (event.detail === 1) first = now;
    },
    true,
  );
  window.addEventListener('click', (event) => {
    if (event.detail < 2 || !now?.control) return;
    if (now.control === first?.control && now.name === first.name) noted.same += 1;
    else noted.elsewhere.push(`"${first?.name}" then "${now.name}"`);
  });
}

test.describe('a double press acts only on what it met at first [IMP-28]', () => {
  const some = widgets.filter((_, at) => isAll || at % 8 === 0);
  for (const names of inGroups(some))
    test(names.join(', '), async ({ page, expectFaults }) => {
      // Each is in a box of its own size; drawing them is much of the work.
      expectFaults(/net::ERR_FAILED \S+\/pictures\//);
      await page.route('**/pictures/**', (route) => route.abort());
      await page.addInitScript(notePresses);
      await page.goto(pageOf(names));
      await settleAll(page);
      // Submitted forms, and buttons that lead on, do not leave the page.
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      const examples = await page.locator('[data-example]').all();
      const found = await Promise.all(
        // Of many equal ones the first will do.
        examples.map(async (one) => (await one.locator('button:visible').all()).slice(0, 10)),
      );
      for (const one of found.flat()) {
        const box = await one.boundingBox({ timeout: 1000 }).catch(() => null);
        if (!box) continue;
        await one.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
        const { x, y, width, height } = (await one.boundingBox().catch(() => null)) ?? box;
        await page.mouse.dblclick(x + width / 2, y + height / 2);
        await page.keyboard.press('Escape');
      }
      const noted = await page.evaluate('window.noted');
      expect(noted).toEqual({ same: expect.any(Number), elsewhere: [] });
    });
});
