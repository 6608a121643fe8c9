/**
 * `npm run build:site -- FOLDER`: writes the documentation, all widgets live, the catalogue and the
 * demo sites for any static host; see docs/guides/the-site.md.
 */
import './shared/production';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dist } from './shared/release';
import { root } from './shared/widget-files';
import { siteOptions } from './site/options';
import { WrittenSite } from './site/written-site';
import { passed } from './try/passed';

const { folder, at, sites, storybook } = siteOptions(process.argv.slice(2));
if (!existsSync(join(dist, 'server.js'))) {
  console.error('There is no release yet: npm run build makes it.');
  process.exit(1);
}
// The pages are rendered by the release, which has to be there when these are read.
const { writeAssets, writeRelease, copyFolder } = await import('./site/assets');
const { writeDocs } = await import('./site/write-docs');
const { writeHostPages } = await import('./site/host-pages');
const { buildSiteScripts } = await import('./site/site-scripts');
const { writeExamples } = await import('./site/widget-docs');
const { brokenLinks } = await import('./site/broken-links');

const from = Date.now();
const written = new WrittenSite(folder);
for (const file of await buildSiteScripts(folder)) written.files.add(file);
copyFolder(written, join(root, 'site/public'), 'site');
writeRelease(written);
if (storybook) copyFolder(written, storybook, 'storybook');
const named = new Set([
  ...(await writeHostPages(written, sites, at)),
  ...(await writeExamples(written, at)),
]);
await writeAssets(written, named);
await writeDocs(written, { sites, at, hasStorybook: storybook !== undefined });

written.deleteOthers();

const broken = brokenLinks(written, sites);
for (const one of broken) console.error(`  ✗ ${one}`);
if (broken.length > 0) {
  console.error(`${broken.length} links lead nowhere.`);
  process.exit(1);
}
const pages = [...written.files].filter((file) => file.endsWith('.html')).length;
const seconds = Math.round((Date.now() - from) / 1000);
passed(`${relative(root, folder)}/: ${pages} pages, every link leads somewhere, in ${seconds} s`);
process.exit();
