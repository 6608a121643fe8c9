import type { Page } from 'playwright';
import { limit } from '../../test/limits';
import { still } from '../camera';

/** The least time in ms in which nothing on a page moves, for changes after its data. */
const restFor = 150;

/** A picture of a whole page once it no longer changes, as PNG. */
export async function takePicture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  // A page that never comes to rest is compared as it is: the other build's may.
  await still(page, { waitsForEver: address.includes(':never'), timeout: limit(20_000) }).catch(
    () => {},
  );
  let before = await page.screenshot({ fullPage: true, animations: 'disabled' });
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(restFor);
    const now = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}
