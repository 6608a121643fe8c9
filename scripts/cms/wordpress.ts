import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagTable } from '../../src/cms/tag-table';
import { type WidgetSchema, widgetOf } from '../describe/json-schema';
import { entriesOf } from '../file-entries';
import { modulesOf } from '../integrity-snippet';
import { version } from '../release';
import { filesIn } from '../sizes';
import { root } from '../widget-files';
import { blockTexts } from './block-texts';
import { finnish } from './finnish';
import { allowList } from './tag-table';
import { moFile } from './translations';

/**
 * The `block.json` of a widget. A block keeps the markup that stands in the page and nothing beside
 * it, so that no release and no hand finds it invalid: see editor/wordpress/blocks.tsx.
 */
export function blockJson({ title, description, 'x-atria': { tag } }: WidgetSchema) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: tag.replace('atria-', 'atria/'),
    title,
    description,
    textdomain: 'atria-widgets',
    category: 'atria',
    icon: 'layout',
    attributes: { markup: { type: 'string', source: 'html' } },
    supports: { html: false, className: false, customClassName: false },
    editorScript: 'atria-widgets-blocks',
  };
}

const source = join(root, 'src/cms/wordpress');

/** What the plugin has browsers check files by: those its tags load, and those that modules load. */
function release(dist: string) {
  const paths = filesIn(dist).filter((path) => /\.(js|css)$/.test(path));
  const files = entriesOf(dist, paths);
  const tags = paths.filter((path) => /^(atria\.css|core\.js|atria\.js|brands\/.*)$/.test(path));
  return {
    version,
    tags: Object.fromEntries(tags.map((path) => [path, files[path]?.integrity])),
    modules: Object.fromEntries(modulesOf(files)),
  };
}

/** The plugin's texts in Finnish; those of its script are the catalogue's. */
function writeTexts(folder: string, schemas: readonly WidgetSchema[]) {
  const name = join(folder, 'atria-widgets-fi');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${name}.mo`, moFile({ ...finnish, ...blockTexts(schemas) }));
}

/** Writes the plugin's folder, but for its script, which is built. */
export function writePlugin(
  dist: string,
  schemas: readonly WidgetSchema[],
  tags: TagTable,
): string {
  const folder = join(dist, 'cms/wordpress/atria-widgets');
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);
  cpSync(join(source, 'includes'), join(folder, 'includes'), { recursive: true });
  const main = readFileSync(join(source, 'atria-widgets.php'), 'utf8');
  writeFileSync(join(folder, 'atria-widgets.php'), main.replace('0.0.0', version));
  write('release.json', release(dist));
  write('allow-list.json', allowList(tags));
  writeTexts(join(folder, 'languages'), schemas);
  for (const schema of schemas) {
    const block = `blocks/${widgetOf(schema)}`;
    mkdirSync(join(folder, block), { recursive: true });
    write(`${block}/block.json`, blockJson(schema));
  }
  return folder;
}
