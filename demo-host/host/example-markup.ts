import { attributeName, type Contract } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/examples';
import { scriptJson } from './blocks';
import { escapeHtml } from './page-template';

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const attribute = (name: string, value: unknown): string =>
  value === true ? name : `${name}="${escapeHtml(String(value))}"`;

/**
 * An example as a page would have it: texts, numbers and flags in the tag, lists and objects in a
 * JSON child, then the fallback. `extra` are attributes of the page that shows it.
 */
export function exampleMarkup(
  contract: Contract,
  { attributes = {}, brand, language, fallback = '' }: Example,
  { pretty = false, extra = '' } = {},
): string {
  const given: Readonly<Record<string, unknown>> = attributes;
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const own = [
    brand && attribute('brand', brand),
    language && attribute('language', language),
    ...entries
      .filter(([, value]) => isScalar(value))
      .map(([name, value]) => attribute(attributeName(name), value)),
    extra,
  ].filter(Boolean);
  const block = Object.fromEntries(entries.filter(([, value]) => !isScalar(value)));
  const json = pretty
    ? `\n  ${JSON.stringify(block, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ')}\n  `
    : scriptJson(block);
  const child = Object.keys(block).length ? `<script type="application/json">${json}</script>` : '';
  const tag = `atria-${contract.name}`;
  const line =
    pretty && own.join(' ').length > 70
      ? `\n  ${own.join('\n  ')}\n`
      : own.length
        ? ` ${own.join(' ')}`
        : '';
  const inside =
    pretty && (child || fallback)
      ? `\n  ${[child, fallback].filter(Boolean).join('\n  ')}\n`
      : child + fallback;
  return `<${tag}${line}>${inside}</${tag}>`;
}
