/**
 * `npm run try:serving`: publishes the built release by the commands of "Serving the bundle" in
 * docs/guides/publishing.md, serves it by the nginx configuration there, and checks each row of its
 * table: by the answers, and in Chromium on pages of another origin under the policy from there.
 * Not part of `npm test`: it installs packages by apt, as root.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../shared/chromium';
import { chromiumArgs } from '../shared/chromium-path';
import { dist } from '../shared/release';
import { codeOf } from './serving/guide';
import { serveByNginx } from './serving/nginx';
import { tryPages } from './serving/pages';
import { tryHeaders } from './serving/rows';
import { startSite } from './serving/site';

const manifest = join(dist, 'manifest.json');
if (!existsSync(manifest)) throw new Error('Run npm run build first');
const { files } = JSON.parse(readFileSync(manifest, 'utf8'));

const bundle = await serveByNginx(Number(process.env.PORT ?? 8766));
const site = await startSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  await tryHeaders(bundle, files);
  const place = { origin: bundle.origin, folder: '' };
  const policy = codeOf('http', place).replace('Content-Security-Policy: ', '');
  await tryPages({ browser, bundle, policy, files, site });
} finally {
  await browser.close();
  site.stop();
  bundle.stop();
}
