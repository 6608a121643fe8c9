import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { brands } from '../../src/core/page/brand';
import { dist, version } from '../shared/release';
import { root } from '../shared/widget-files';
import { askHost } from './host-pages';
import { upFrom, type WrittenSite } from './written-site';

type PictureBook = typeof import('../../.storybook/picture-book');

/** Copies a folder as it is. */
export function copyFolder(written: WrittenSite, from: string, to: string): void {
  cpSync(from, join(written.folder, to), { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name).slice(from.length + 1);
      written.files.add(`${to}/${file.replaceAll('\\', '/')}`);
    }
}

/** The release as a CDN has it, and the editor's catalogue beside it with what it needs to know. */
export function writeRelease(written: WrittenSite): void {
  copyFolder(written, dist, `atria/${version}`);
  copyFolder(written, join(dist, 'editor'), 'editor');
  const settings = { release: `../atria/${version}/`, developerPages: '../widgets/' };
  written.write('editor/settings.json', JSON.stringify(settings));
}

/** The pictures that answers of the stand-in back end may name, also those that no page shows. */
async function writePictures(written: WrittenSite): Promise<void> {
  const book = join(root, '.storybook/picture-book.ts');
  const { module } = await runnerImport<PictureBook>(book, { root, configFile: false });
  for (const file of module.pictureFiles())
    written.write(`pictures/${file}`, module.pictureOf(file, '') ?? '');
}

/** A style sheet whose files lie where the site's are. */
const ownUrls = (css: string, file: string): string =>
  css.replaceAll(/url\("\/(?!\/)/g, `url("${upFrom(file)}`);

/** Writes what the pages load: all that is known by name, and what they have named. */
export async function writeAssets(written: WrittenSite, named: ReadonlySet<string>): Promise<void> {
  await writePictures(written);
  copyFolder(written, join(root, 'stand-in/videos'), 'videos');
  copyFolder(written, join(root, 'src/core/style/brands/wordmarks'), 'logos');
  for (const file of [...named, ...brands.map((site) => `host/site/${site}.css`)]) {
    if (written.files.has(file)) continue;
    const answer = await askHost(`http://localhost/${file}`);
    if (!answer) continue;
    const isStyle = file.endsWith('.css');
    const content = isStyle
      ? ownUrls(await answer.text(), file)
      : new Uint8Array(await answer.arrayBuffer());
    written.write(file, content);
  }
}
