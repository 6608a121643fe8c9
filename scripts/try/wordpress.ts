/**
 * Tries the plugin in Debian's WordPress, in Chromium: its settings by an administrator, posts that
 * are painted before any script, a card grid with data by all three roles through the block's form,
 * and what is kept of an author's tags with the plugin and without. Not part of `npm test`: it
 * installs packages by apt, as root. `SHOTS=folder` keeps pictures of the pages; `-- prerender`
 * ends after the posts that are painted before any script.
 */
import '../shared/production';
import { chromium } from 'playwright';
import { findChromium } from '../shared/chromium';
import { chromiumArgs } from '../shared/chromium-path';
import { startSite } from './wordpress/site';
import { tryPlugin } from './wordpress/trials';

const site = await startSite(Number(process.env.PORT ?? 8765));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  await tryPlugin(browser, site.address, process.argv[2]);
} finally {
  await browser.close();
  site.stop();
}
