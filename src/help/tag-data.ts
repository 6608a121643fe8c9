import { attributeText } from '../core/element/reading/attribute-text';
import { dataScript } from '../core/element/reading/block-script';
import { givenValues, readData } from '../core/element/reading/given-values';
import { type Fields, type Placed, placesIn, type Vocabulary } from './fields';

/** A JSON text's value; undefined if it is not JSON, which the widget itself reports. */
export const parsed = (text: string | null | undefined): unknown =>
  text ? readData(text) : undefined;

const read = new WeakMap<Element, { readonly text: string; readonly value: unknown }>();

/** A widget's JSON, besides its attributes, and where it is; read once until it changes. */
export function blockAt(element: Element): { where: string; value: unknown } | undefined {
  const id = attributeText(element, 'blockId');
  const { isOwn, script } = dataScript(element, id);
  if (!script) return undefined;
  const text = script.textContent ?? '';
  const before = read.get(script);
  const value = before?.text === text ? before.value : parsed(text);
  read.set(script, { text, value });
  return { where: isOwn ? 'JSON' : `data-atria-block "${id}"`, value };
}

/** A tag with what its attributes and its block contain: read once for all checks. */
export interface Tag {
  readonly element: Element;
  /** Its attributes, with those of every tag. */
  readonly fields: Fields;
  /** The values for them, by their names. */
  readonly values: Readonly<Record<string, unknown>>;
  /** All values in these. */
  readonly places: readonly Placed[];
}

/** Reads a tag. */
export function readTag(element: Element, { tags, common }: Vocabulary): Tag {
  const fields: Fields = { ...tags[element.localName], ...common };
  const kinds = Object.entries(fields).map(
    ([key, field]) => [key, { kind: field.fields ? 'json' : 'text' }] as const,
  );
  const block = blockAt(element)?.value;
  const values = givenValues(Object.fromEntries(kinds), {
    attribute: (key) => attributeText(element, key),
    block: Array.isArray(block) ? {} : Object(block),
  });
  return { element, fields, values, places: placesIn(values, { fields }) };
}
