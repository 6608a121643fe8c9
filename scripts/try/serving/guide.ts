import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/widget-files';

/** The origin of the bundle in the documentation's examples. */
const exampleOrigin = 'https://cdn.example.org';
/** Its folder there. */
const exampleFolder = '/srv/cdn';

/** What replaces the documentation's examples. */
export interface Place {
  readonly origin: string;
  readonly folder: string;
}

/**
 * The code of "Serving the bundle" in docs/guides/publishing.md, as its readers copy it, with
 * addresses of this machine.
 *
 * @param language of the blocks, as after their three backquotes.
 */
export function codeOf(language: string, { origin, folder }: Place): string {
  const guide = readFileSync(join(root, 'docs/guides/publishing.md'), 'utf8');
  const [, chapter = ''] = /\n## Serving the bundle\n([\s\S]*?)\n###? /.exec(guide) ?? [];
  const blocks = [...chapter.matchAll(/\n```(\w+)\n([\s\S]*?)\n```/g)];
  const code = blocks.filter(([, of]) => of === language).map(([, , text]) => text);
  if (code.length === 0) throw new Error(`"Serving the bundle" has no code in ${language}`);
  return code.join('\n').replaceAll(exampleOrigin, origin).replaceAll(exampleFolder, folder);
}
