import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/widget-files';

/** The doc comment of an exported value. */
export interface DocComment {
  /** Its sentences, without the cited ids. */
  readonly text: string;
  /** The requirements cited. */
  readonly ids: readonly string[];
}

const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g;
const citation = /\s*\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g;

/** The comments of a source's exported values, by name. */
export const docCommentsIn = (source: string): [name: string, said: DocComment][] =>
  [...source.matchAll(comment)].map(([, raw = '', name = '']) => {
    const text = raw
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const ids = [...text.matchAll(citation)].flatMap(([, cited = '']) => cited.split(', '));
    return [name, { text: text.replace(citation, ''), ids }];
  });

/**
 * The comments of everything that src/api exports, by name: they describe its functions and fields.
 */
export function apiComments(): Readonly<Record<string, DocComment>> {
  const folder = join(root, 'src/api');
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => docCommentsIn(readFileSync(join(folder, file), 'utf8'))),
  );
}
