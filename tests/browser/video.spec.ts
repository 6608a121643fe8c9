import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

/** What the page requests from videos and their players from now on. */
function watchVideos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/videos\/|youtube|vimeo/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The position of the playing video, in seconds. */
const time = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    return root.activeElement === element;
  });

test('a video in the page requests nothing before the press, then plays with captions and the focus [CONT-20]', async ({
  page,
}) => {
  const asked = watchVideos(page);
  await page.goto('/koulut/tilalta-poytaan');
  const video = page.locator('atria-school-video');
  await video.scrollIntoViewIfNeeded();
  await settled(page);
  const play = video.getByRole('button', { name: 'Toista video: Video: ruoan matka' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  expect(await hasFocus(page, 'video')).toBe(true);
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.textTracks[0]?.activeCues?.length),
    )
    .toBe(1);
});

test('a video stops when its slide is left [CAR-07] and when its widget is removed', async ({
  page,
}) => {
  await openPage(page, '/koulut/tilalta-poytaan');
  const slider = page.locator('atria-school-slider');
  await slider.getByRole('button', { name: 'Näytä video 2' }).click();
  await slider.getByRole('button', { name: 'Toista video: Tilalta pöytään' }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await slider.getByRole('button', { name: 'Seuraava' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await slider.getByRole('button', { name: 'Edellinen' }).click();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  const removed = await page.evaluateHandle(() => {
    const tag = document.querySelector('atria-school-slider') as HTMLElement;
    const video = tag.shadowRoot?.querySelector('video');
    tag.remove();
    return video as HTMLVideoElement;
  });
  await expect.poll(() => removed.evaluate((video) => video.paused)).toBe(true);
});

test('the dialog of a video has the focus on its player, and closing stops it and returns the focus [CONT-02, IMP-13]', async ({
  page,
}) => {
  await page.goto('/koulut');
  const modal = page.locator('atria-video-modal');
  await modal.scrollIntoViewIfNeeded();
  const opener = modal.getByRole('button', { name: /^Toista video/ });
  await opener.click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  expect(await hasFocus(page, 'video')).toBe(true);
  const width = await page.getByRole('dialog').evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBe(1200);
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(() => opener.evaluate((one) => one.matches(':focus'))).toBe(true);
});
