import { attributeText } from '../core/element/reading/attribute-text';
import { dataScript } from '../core/element/reading/block-script';
import { givenValues, readData } from '../core/element/reading/given-values';
import { fieldsOf, type Vocabulary } from './vocabulary';

/** A JSON text's value; undefined if it is not JSON, which the widget itself reports. */
export const parsed = (text: string | null | undefined): unknown =>
  text ? readData(text) : undefined;

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

/** A widget's JSON, besides its attributes, and where it is; none without any. */
export function blocksOf(element: Element): { where: string; value: unknown }[] {
  const id = attributeText(element, 'blockId');
  const { isOwn, script } = dataScript(element, id);
  return script
    ? [{ where: isOwn ? 'JSON' : `data-atria-block "${id}"`, value: valueIn(script) }]
    : [];
}

/** The content of an attribute with JSON. */
export const jsonOf = (element: Element, name: string): unknown =>
  parsed(attributeText(element, name));

/** All values given for a tag, by the names of the attributes. */
export function valuesOf(
  element: Element,
  vocabulary: Pick<Vocabulary, 'tags' | 'common'>,
): Readonly<Record<string, unknown>> {
  const kinds = Object.entries(fieldsOf(element, vocabulary)).map(
    ([name, { fields }]) => [name, { kind: fields ? 'json' : 'text' }] as const,
  );
  const [block] = blocksOf(element);
  return givenValues(Object.fromEntries(kinds), {
    attribute: (name) => attributeText(element, name),
    block: Array.isArray(block?.value) ? {} : Object(block?.value),
  });
}
