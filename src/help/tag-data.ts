import { attributeName } from '../core/element/reading/attribute-text';
import { pageBlock } from '../core/element/reading/block-script';
import { mendJson } from '../core/element/reading/mend-json';
import { smallKeys } from '../core/element/reading/small-keys';
import { blockOf } from '../read/data-block';
import type { Vocabulary } from './vocabulary';

/** A JSON text's value; undefined if it is not JSON, which the widget itself reports. */
export const parsed = (text: string | null | undefined): unknown =>
  text ? smallKeys(mendJson(text).value) : undefined;

const read = new WeakMap<Element, { readonly text: string; readonly value: unknown }>();

/** The content of a block of data, read once for all callers. */
function valueIn(block: Element | undefined): unknown {
  const text = block?.textContent;
  if (!block || !text) return undefined;
  const before = read.get(block);
  if (before?.text === text) return before.value;
  const value = parsed(text);
  read.set(block, { text, value });
  return value;
}

/** Where a widget's JSON is, besides its attributes. */
export function blocksOf(element: Element): { where: string; value: unknown }[] {
  const id = element.getAttribute('block-id');
  return [
    { where: 'JSON', value: valueIn(blockOf(element)) },
    {
      where: `data-atria-block "${id}"`,
      value: valueIn(id ? pageBlock(id, element) : undefined),
    },
  ];
}

/** The content of an attribute with JSON. */
export const jsonOf = (element: Element, name: string): unknown =>
  parsed(element.getAttribute(attributeName(name)));

/** All values of a tag and its blocks, by the names of the attributes: the tag's own come first. */
export function valuesOf(
  element: Element,
  { tags, common }: Pick<Vocabulary, 'tags' | 'common'>,
): Readonly<Record<string, unknown>> {
  const attributes = tags[element.localName] ?? {};
  const blocks = blocksOf(element).map(({ value }) => (Array.isArray(value) ? {} : Object(value)));
  const inTag = [...Object.keys(attributes), ...common].flatMap((name) => {
    const text = element.getAttribute(attributeName(name)) ?? element.getAttribute(name);
    const isJson = Object.keys(attributes[name] ?? {}).length > 0;
    return text === null ? [] : [[name, isJson ? parsed(text) : text] as const];
  });
  return { ...blocks[1], ...blocks[0], ...Object.fromEntries(inTag) };
}
