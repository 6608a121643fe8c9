import { expect, type Page } from '@playwright/test';
import { test } from './support/dev-tools';
import { expectHeard } from './support/heard';
import { png } from './support/png';
import { settled } from './support/widgets';

const form = (page: Page) => page.locator('atria-contact-form');
const sendButton = (page: Page) => form(page).locator('button[type=submit]');
const files = (page: Page) => form(page).locator('input[type=file]');
const again = 'Valitse tiedosto uudelleen tai poista se.';
const pixel = { name: 'kuva.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/widgets/contact-form?only=default');
  await settled(page);
  await expect(files(page)).toBeAttached();
}

/** Fills all but the file, as a verified visitor. */
async function fill(page: Page) {
  const given = { Viesti: 'Hei', Etunimi: 'Anna', Sukunimi: 'Asiakas', Puhelin: '0401234567' };
  for (const [name, value] of Object.entries({ ...given, Sähköposti: 'anna@example.fi' }))
    await form(page).getByRole('textbox', { name }).fill(value);
  await page.getByText('En ole robotti').click();
  await expect(page.getByText('Vahvistettu')).toBeVisible();
}

/** The page goes to the success page, without a question. */
const thanks = (page: Page) => page.waitForURL('**/kiitos');

/** The file of the last message that was sent. */
async function sentFile(page: Page): Promise<{ Name: string; Data: string }> {
  const inbox = await page.request.get('/inbox', { headers: { accept: 'application/json' } });
  return (await inbox.json())[0].body.Files[0];
}

/**
 * A photo of more than 1 MB, red in its top left quarter: a JPEG of a camera that was held upright,
 * or a picture whose rest is transparent.
 */
const makePhoto = (page: Page, type: string, width: number, height: number) =>
  page.evaluateHandle(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      for (let at = 0; at < 60_000; at += 1) {
        context.fillStyle = `hsl(${200 + (at % 60)} ${at % 100}% ${at % 90}%)`;
        const [x, y] = [(at * 7919) % width, (at * 104_729) % height];
        if (type === 'image/jpeg' || x < width / 2) context.fillRect(x, y, 9, 9);
      }
      context.fillStyle = 'red';
      context.fillRect(0, 0, width / 2, height / 2);
      const made = await canvas.convertToBlob({ type, quality: 1 });
      // Turned by a quarter to the right, by a phone in Helsinki.
      const exif =
        'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0GPS60.17N';
      const segment = `\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`;
      const bytes = Uint8Array.from(segment, (one) => one.charCodeAt(0));
      const parts = type === 'image/jpeg' ? [made.slice(0, 2), bytes, made.slice(2)] : [made];
      const name = type === 'image/jpeg' ? 'IMG_1.JPG' : 'kuva.png';
      return new File([...parts, new Uint8Array(1_100_000)], name);
    },
    [type, width, height] as const,
  );

async function give(page: Page, file: Awaited<ReturnType<typeof makePhoto>>) {
  await files(page).evaluate((input, file) => {
    const { files, items } = new DataTransfer();
    items.add(file);
    (input as HTMLInputElement).files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, file);
  await expect(form(page).locator('li[aria-busy]')).toHaveCount(0);
  await expect(form(page).locator('li')).toHaveCount(1);
}

/** Size and corners of a picture, as it is drawn. */
const pictureOf = (page: Page, data: string) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data.split(',')[1] ?? ''), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    return { width, height, left: at(9, 9), right: at(width - 9, 9) };
  }, data);

const isNear = (colour: readonly number[], wanted: readonly number[]) =>
  expect(
    colour.every((one, at) => Math.abs(one - Number(wanted[at])) < 12),
    `${colour}`,
  ).toBe(true);
const red = [255, 0, 0, 255];
const white = [255, 255, 255, 255];

test('a large photo is sent as a smaller JPEG, upright and without its place [FORM-13]', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  const photo = await makePhoto(page, 'image/jpeg', 3200, 2000);
  const size = await photo.evaluate((one) => one.size);
  await give(page, photo);
  await sendButton(page).click();
  await thanks(page);
  const { Name, Data } = await sentFile(page);
  expect(Name).toBe('IMG_1.JPG');
  expect(Data).toMatch(/^data:image\/jpeg;base64,/);
  const sent = Buffer.from(Data.split(',')[1] ?? '', 'base64');
  expect(sent.length).toBeLessThan(size);
  expect(sent.includes('GPS')).toBe(false);
  const { width, height, right, left } = await pictureOf(page, Data);
  expect([width, height]).toEqual([1600, 2560]);
  isNear(right, red);
  expect(left[0]).toBeLessThan(200);
});

test('a large picture becomes a JPEG on a white ground, called so [FORM-13]', async ({ page }) => {
  await open(page);
  await fill(page);
  await give(page, await makePhoto(page, 'image/png', 1600, 1000));
  await sendButton(page).click();
  await thanks(page);
  const { Name, Data } = await sentFile(page);
  expect(Name).toBe('kuva.jpg');
  const { width, height, right, left } = await pictureOf(page, Data);
  expect([width, height]).toEqual([1600, 1000]);
  isNear(left, red);
  isNear(right, white);
});

test('a photo stays as it is where a canvas gives noise, as against trackers [FORM-13]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function noise(...given) {
      const found = getImageData.apply(this, given);
      found.data.fill(255);
      return found;
    };
  });
  await open(page);
  await fill(page);
  await give(page, await makePhoto(page, 'image/png', 1600, 1000));
  await sendButton(page).click();
  await thanks(page);
  expect((await sentFile(page)).Name).toBe('kuva.png');
});

test('a button opens the picker, by the keyboard too, and is all that is read of it [IMP-12] [IMP-18]', async ({
  page,
}) => {
  await open(page);
  const button = form(page).getByRole('button', { name: /^Kuva.* Valitse tiedosto/ });
  await expect(button).toHaveAccessibleDescription(/alle 15 MB/);
  // Before the focus: the browser needs to know first that the picker is awaited.
  const picking = page.waitForEvent('filechooser');
  await button.focus();
  await page.keyboard.press('Enter');
  await (await picking).setFiles(pixel);
  await form(page).getByRole('button', { name: 'Poista: kuva.png' }).press('Enter');
  await expect(button).toBeFocused();
  await expectHeard(page, 'Tiedosto poistettu: kuva.png');
  // The browser's own words about the input, "No file chosen".
  expect(await form(page).ariaSnapshot()).not.toContain('No file');
});

test('a form tells how much has been sent, and asks before it is left meanwhile [FORM-02]', async ({
  page,
  devTools,
}) => {
  await open(page);
  await fill(page);
  await give(page, await makePhoto(page, 'image/jpeg', 3200, 2000));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await devTools.send('Network.emulateNetworkConditions', slow);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(/^Lähetetään\.\.\. \d+ %$/);
  const text = sendButton(page).locator('span').last();
  await expect(text).toHaveCSS('opacity', '1');
  const spinner = await sendButton(page).locator('span').first().boundingBox();
  const { x = 0 } = (await text.boundingBox()) ?? {};
  expect((spinner?.x ?? 0) + (spinner?.width ?? 0), 'beside the spinner').toBeLessThanOrEqual(x);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(sendButton(page)).toHaveText(/^Lähetetään\.\.\. (?![12])\d\d %$/);
  await expect(
    page.locator('[aria-live]').filter({ hasText: /Lähetetään\.\.\. \d+ %/ }),
  ).toBeAttached();
  await devTools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await thanks(page);
  expect(asked).toHaveLength(1);
});

test.describe('the files of a draft', () => {
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const wait = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      if (!(await indexedDB.databases()).length) return [];
      const database = await wait(indexedDB.open('atria-draft-files'));
      const store = database.transaction('files').objectStore('files');
      const found: unknown[] = await wait(store.getAll());
      database.close();
      return found.map((one) => (one as { name: string }).name);
    });

  test('are there again after a reload, until they are sent', async ({ page }) => {
    await open(page);
    await give(page, await makePhoto(page, 'image/png', 1600, 1000));
    await expect.poll(() => kept(page)).toEqual(['kuva.jpg']);
    await page.reload();
    await expect(form(page).locator('li:not([aria-busy]) canvas')).toBeVisible();
    await expect(form(page).locator('li')).toContainText('kuva.jpg');
    await fill(page);
    await sendButton(page).click();
    await thanks(page);
    expect((await sentFile(page)).Name).toBe('kuva.jpg');
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('are deleted when they are removed, and those of older visits with them', async ({
    page,
  }) => {
    await open(page);
    await files(page).setInputFiles(pixel);
    await expect.poll(() => kept(page)).toEqual(['kuva.png']);
    await page.evaluate(async () => {
      const opening = indexedDB.open('atria-draft-files');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const store = opening.result.transaction('files', 'readwrite').objectStore('files');
      store.put({ name: 'vanha.png' }, `x-${Date.now() - 25 * 60 * 60 * 1000}-1`);
      store.put({ name: 'toinen.png' }, `x-${Date.now()}-2`);
      opening.result.close();
    });
    await form(page).getByRole('button', { name: 'Poista: kuva.png' }).click();
    await expect.poll(() => kept(page)).toEqual(['toinen.png']);
  });

  test('must be chosen again where the browser has no database', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no database', 'SecurityError');
      };
    });
    await open(page);
    await files(page).setInputFiles(pixel);
    await expect(form(page).getByText('0,1 MB')).toBeVisible();
    await page.reload();
    await expect(form(page).getByText(again)).toBeVisible();
  });
});
