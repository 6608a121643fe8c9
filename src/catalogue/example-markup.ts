import type { Contract } from '../core/element/contract';
import { attributeName } from '../core/element/reading/attribute-text';
import type { Example } from './examples';

/** A text escaped for an attribute's value. */
export const escapedText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * An example as an editor would write it in a page: texts, numbers and flags in the tag, lists and
 * objects in its JSON child, then the fallback. `extra` are attributes from the page that shows it.
 */
export function exampleMarkup(contract: Contract, example: Example, extra = ''): string {
  const tag = `atria-${contract.name}`;
  const { brand, language, fallback } = example;
  const words = extra ? [extra] : [];
  const block: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>({ brand, language, ...example.attributes })) {
    if (value === undefined) continue;
    if (contract.attributes[name]?.kind === 'json') block[name] = value;
    else
      words.push(
        value === true
          ? attributeName(name)
          : `${attributeName(name)}="${escapedText(String(value))}"`,
      );
  }
  const gap = words.join(' ').length > 60 ? '\n  ' : ' ';
  const tags = words.map((word) => gap + word).join('');
  const inside = [
    Object.keys(block).length > 0 && jsonChild(block),
    fallback && `  ${fallback}`,
  ].filter(Boolean);
  return inside.length === 0
    ? `<${tag}${tags}></${tag}>`
    : `<${tag}${tags}>\n${inside.join('\n')}\n</${tag}>`;
}

// `<` is written as an escape, so that no text of the block can end the script element.
function jsonChild(block: object): string {
  const lines = linesOf(block).map((line) => `  ${line.replaceAll('<', '\\u003c')}`);
  return ['<script type="application/json">', ...lines, '</script>']
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A value in one line that can wrap, with spaces between its parts. */
const lineOf = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');

/** JSON for readers: a list has one entry per line. */
function linesOf(block: object): string[] {
  const members = Object.entries(block).map(([name, value]) =>
    Array.isArray(value) && value.length > 0
      ? `  "${name}": [\n${value.map((one) => `    ${lineOf(one)}`).join(',\n')}\n  ]`
      : `  "${name}": ${lineOf(value)}`,
  );
  return `{\n${members.join(',\n')}\n}`.split('\n');
}
