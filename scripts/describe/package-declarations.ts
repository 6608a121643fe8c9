import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../src/core/element/contract';
import { brands } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import { root } from '../shared/widget-files';
import { attributeRows, oneOf, union } from './attribute-rows';

/** Names in the table of settings, replaced by types without imports. */
const types: Readonly<Record<string, string>> = {
  HostRow: `(readonly [part: string, brand: ${union(brands)}])`,
  Translations: `Partial<Record<${union(languages)}, Record<string, string>>>`,
  Texts: 'Readonly<Record<string, string>>',
};

/** The settings from the table in the sources, all optional. */
function settings(): string {
  const source = readFileSync(join(root, 'src/core/page/settings-fields.ts'), 'utf8');
  const kinds = new Map(
    [...source.matchAll(/^const (\w+): Kind<(.+)> =/gm)].map(([, kind, type]) => [kind, type]),
  );
  const [, table = ''] = /^const fields = \{\n([\s\S]*?)^\};/m.exec(source) ?? [];
  return table
    .replace(/^( {2}\w+): (\w+),$/gm, (row, name, kind) => {
      const type = kinds.get(kind);
      if (!type) throw new Error(`src/core/page/settings-fields.ts: what is the type of ${row}?`);
      const options = oneOf[name.trim()];
      if (options) return `${name}?: ${union(options)};`;
      return `${name}?: ${type.replace(/\b[A-Z]\w+/g, (one) => types[one] ?? one)};`;
    })
    .replace(/ \[[A-Z\d]+-\d+\]/g, '');
}

/** The attributes whose value a page can set for all widgets: those that are texts. */
const defaults = (contracts: readonly Contract[]): string => {
  const rows = contracts.flatMap((contract) => attributeRows(contract, false));
  const names = rows.filter(({ kind }) => kind !== 'json').map(({ property }) => property);
  return union([...new Set(names)].sort());
};

/** The package's types beside those of the elements: the exports of its own module. */
export const packageDeclarations = (contracts: readonly Contract[]): string => `
/** Values of attributes, as texts, for all widgets that do not set them. */
export type AttributeDefaults = Partial<Record<${defaults(contracts)}, string>>;

/** What a page sets once for all widgets: the names of the script tag's \`data-…\`, in camelCase. */
export interface PageSettings extends AttributeDefaults {
${settings()}  /** Used for every call in place of the page's own \`fetch\`. */
  fetch?: typeof fetch;
}

/**
 * Sets what a page's script tag or its block of settings would: once, before the first element is in
 * the page.
 */
export declare function setPageSettings(settings: PageSettings): void;

/** The release. */
export declare const version: string;
`;
