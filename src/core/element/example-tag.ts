import { attributeName, type Contract } from './contract';
import type { Example } from './examples';

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `</script` may not stand inside a script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('</', '<\\/');

/**
 * The HTML an editor would write for an example: texts, numbers and flags as attributes, lists and
 * objects in a JSON child. `common` adds `brand`, `language` and the like to the tag.
 */
export function exampleTag(
  contract: Contract,
  example: Example,
  common: Readonly<Record<string, string>> = {},
): string {
  const scalars: [string, string | true][] = [];
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(example.attributes ?? {})) {
    const attribute = contract.attributes[name];
    if (attribute?.kind === 'json' || typeof value === 'object') data[name] = value;
    else if (value === true) scalars.push([attributeName(name), true]);
    else if (value !== undefined) scalars.push([attributeName(name), String(value)]);
  }
  const { brand, language } = { ...example, ...common };
  if (brand) scalars.push(['brand', brand]);
  if (language) scalars.push(['language', language]);
  const text = scalars
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
  const json = Object.keys(data).length
    ? `\n<script type="application/json">\n${escapeJson(data)}\n</script>\n`
    : '';
  return `<atria-${contract.name}${text}>${json}${example.fallback ?? ''}</atria-${contract.name}>`;
}
