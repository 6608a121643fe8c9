import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import { root } from '../widget-files';

const union = (values: readonly string[]): string => values.map((one) => `'${one}'`).join(' | ');

/** The settings as their interface in the sources has them, every one of them optional. */
function settingsInterface(): string {
  const source = readFileSync(join(root, 'src/core/page/settings.ts'), 'utf8');
  const found = /export interface PageSettings \{\n[\s\S]*?\n\}/.exec(source)?.[0];
  if (!found) throw new Error('src/core/page/settings.ts has no interface PageSettings');
  return found
    .replace(/^( {2}\w+)\??:/gm, '$1?:')
    .replace(/ \[[A-Z]+-\d+\]/g, '')
    .replace(/\bHostRow\b/g, `(readonly [part: string, brand: ${union(brands)}])`)
    .replace(/\bLanguage\b/g, union(languages));
}

/** What the types of the package have beside those of the elements: what its own module exports. */
export const packageDeclarations = (): string => `
/** What a page sets once for all widgets. */
${settingsInterface()}

/**
 * Sets what a page's script tag or its block of settings would: once, before the first element is in
 * the page.
 */
export declare function setPageSettings(settings: PageSettings): void;

/** The release. */
export declare const version: string;
`;
