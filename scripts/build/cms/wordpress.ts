import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagTable } from '../../../src/cms/tag-table';
import { modulesOf } from '../../describe/integrity-snippet';
import { version } from '../../shared/release';
import { root } from '../../shared/widget-files';
import { entriesOf } from '../file-entries';
import { filesIn } from '../sizes';
import { finnish } from './finnish';
import { swedish } from './swedish';
import { allowList } from './tag-table';
import { moFile } from './translations';

const source = join(root, 'src/cms/wordpress');

/**
 * The hashes by which browsers check the plugin's files: those in its tags, and those that modules
 * load.
 */
function release(dist: string) {
  const paths = filesIn(dist).filter((path) => /\.(js|css)$/.test(path));
  const files = entriesOf(dist, paths);
  const tags = paths.filter((path) =>
    /^(atria\.css|core\.js|atria\.js|atria-early\.js|atria-touched\.js|brands\/.*)$/.test(path),
  );
  return {
    version,
    tags: Object.fromEntries(tags.map((path) => [path, files[path]?.integrity])),
    modules: Object.fromEntries(modulesOf(files)),
  };
}

/** Writes the plugin's folder, except for its script, which is built. */
export function writePlugin(dist: string, tags: TagTable): string {
  const folder = join(dist, 'cms/wordpress/atria-widgets');
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);
  cpSync(source, folder, { recursive: true });
  const main = readFileSync(join(source, 'atria-widgets.php'), 'utf8');
  writeFileSync(join(folder, 'atria-widgets.php'), main.replace('0.0.0', version));
  write('release.json', release(dist));
  write('allow-list.json', allowList(tags));
  // The plugin's texts by WordPress's names of the languages; those of its script are the
  // catalogue's.
  mkdirSync(join(folder, 'languages'), { recursive: true });
  for (const [locale, texts] of Object.entries({ fi: finnish, sv_SE: swedish }))
    writeFileSync(join(folder, `languages/atria-widgets-${locale}.mo`), moFile(texts));
  return folder;
}
