import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagTable } from '../../src/cms/tag-table';
import type { WidgetSchema } from '../describe/json-schema';
import { integrityOf } from '../integrity-snippet';
import { version } from '../release';
import { root } from '../widget-files';
import { allowList } from './tag-table';

const textOf = (selector: string, attribute: string) => ({
  type: 'string',
  source: 'attribute',
  selector,
  attribute,
});

/**
 * The `block.json` of a widget. A block keeps nothing beside the tag that stands in the page: its
 * attributes are read from it.
 */
export function blockJson({ title, description, properties, 'x-atria': { tag } }: WidgetSchema) {
  const attributes = Object.entries(properties).flatMap(([name, { 'x-atria': place }]) =>
    place.attribute ? [[name, textOf(tag, place.attribute)]] : [],
  );
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 2,
    name: tag.replace('atria-', 'atria/'),
    title,
    description,
    category: 'atria',
    icon: 'layout',
    attributes: {
      ...Object.fromEntries(attributes),
      data: { type: 'string', source: 'text', selector: `${tag} > script` },
    },
    supports: { html: false, className: false, customClassName: false },
    editorScript: 'atria-widgets-blocks',
  };
}

const source = join(root, 'src/cms/wordpress');

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
  const files = ['atria.css', 'core.js', 'atria.js'];
  const hashes = files.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]);
  write('release.json', { version, integrity: Object.fromEntries(hashes) });
  write('allow-list.json', allowList(tags));
  write('schemas.json', schemas);
  for (const schema of schemas) {
    const block = `blocks/${schema['x-atria'].tag.replace('atria-', '')}`;
    mkdirSync(join(folder, block), { recursive: true });
    write(`${block}/block.json`, blockJson(schema));
  }
  return folder;
}
