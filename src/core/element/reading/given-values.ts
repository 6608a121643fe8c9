import { mendJson } from './mend-json';
import { smallKeys } from './small-keys';
import { type AttributeValues, candidatesOf, type Sources } from './values';

/** What has to be known of an attribute to take what was given for it. */
export interface Taken {
  readonly kind: string;
  readonly parse?: (text: string) => unknown;
}

/** JSON as a widget reads it: mended, with small keys. */
export const readData = (text: string): unknown => smallKeys(mendJson(text).value);

/**
 * What an editor has given for each attribute, unchecked: the first value by the widget's own order
 * of sources. Attributes for which nothing is given are absent.
 *
 * @param readJson reads the text of an attribute with JSON
 */
export function givenValues(
  attributes: Readonly<Record<string, Taken>>,
  sources: Pick<Sources, 'attribute' | 'block'>,
  readJson: (text: string, name: string) => unknown = readData,
): AttributeValues {
  const all = { properties: {}, page: {}, ...sources };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { kind, parse = String }]) => {
      const [first] = candidatesOf(name, kind, all);
      if (!first) return [];
      const { value, isText } = first;
      if (!isText) return [[name, value]];
      return [[name, kind === 'json' ? readJson(`${value}`, name) : parse(`${value}`)]];
    }),
  );
}
