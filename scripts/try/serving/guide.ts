import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/widget-files';

/** The origin that the documentation's examples serve the bundle from. */
const exampleOrigin = 'https://cdn.example.org';
/** The folder in which they do so. */
const exampleFolder = '/srv/cdn';

/** What is in the place of the documentation's examples. */
export interface Place {
  readonly origin: string;
  readonly folder: string;
}

/**
 * The code of "Serving the bundle" in docs/guides/publishing.md, as its readers copy it, with
 * addresses of this machine.
 *
 * @param language of the blocks, as after their three back quotes.
 */
export function codeOf(language: string, { origin, folder }: Place): string {
  const guide = readFileSync(join(root, 'docs/guides/publishing.md'), 'utf8');
  const [, chapter = ''] = /\n## Serving the bundle\n([\s\S]*?)\n###? /.exec(guide) ?? [];
  const blocks = [...chapter.matchAll(/\n```(\w+)\n([\s\S]*?)\n```/g)];
  const code = blocks.filter(([, of]) => of === language).map(([, , text]) => text);
  if (code.length === 0) throw new Error(`"Serving the bundle" has no code in ${language}`);
  return code.join('\n').replaceAll(exampleOrigin, origin).replaceAll(exampleFolder, folder);
}
