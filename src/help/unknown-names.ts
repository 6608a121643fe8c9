import { attributeName, attributeText } from '../core/element/reading/attribute-text';
import type { Coded, Params } from '../read/words-table';
import { type Fields, isObject, type Placed, placesIn, placeText, type Vocabulary } from './fields';
import { meantBy } from './nearest';
import type { FoundSlip } from './slips';
import { blockAt, parsed } from './tag-data';

/** Attributes of every HTML element that a host may well set on a widget. */
export const ofEveryElement =
  /^(id|class|style|slot|title|role|lang|dir|hidden|inert|part|is|tabindex|translate|key|ref|data-.+|aria-.+|on.+)$/;

const curly = /[“”„«»]/g;

/** Whether a value was cut off, or includes what follows, because a quotation mark is missing. */
export const isMisquoted = (value: string): boolean =>
  /\s[\w-]+=$/.test(value) ||
  (/^[“”„«»]/.test(value) && (!/\s/.test(value) || (value.match(curly)?.length ?? 0) % 2 === 1));

/** The first attribute of a tag that shows a missing or curly quotation mark. */
export function quoteSlip(element: Element): FoundSlip[] {
  const all = [...element.attributes];
  const wrong = all.find(({ name, value }) => isMisquoted(value) && !ofEveryElement.test(name));
  // Nobody gives an attribute such a name on purpose.
  const odd = all.findIndex(({ name }) => /["'“”„«»]|[^\p{ASCII}]/u.test(name));
  const found = wrong ?? all[odd - 1] ?? all[odd];
  if (!found) return [];
  const given = `${found.name}="${found.value}"`;
  return [{ path: [found.name], slip: { cause: 'quote', given } }];
}

/** A name that the widget does not have. */
export interface UnknownName extends Coded {
  readonly params: Params & { readonly meant?: readonly string[] };
  /** Whether it is in the tag without a value, like a word of a text without quotation marks. */
  readonly isBare?: boolean;
  /** Whether it is a value, which the form of the catalogue reports itself. */
  readonly isValue?: boolean;
}

/** An unknown name; the known ones are named where none is like it. */
export const noName = (
  where: string,
  name: string,
  meant: readonly string[],
  known: readonly string[],
) => ({
  code: 'noName',
  params: { where, name, meant, known: meant.length > 0 ? [] : known },
});

const unknown = (where: string, name: string, names: readonly string[]) =>
  noName(where, name, meantBy(name, names), names);

/**
 * The unknown names of fields in values, and the unknown values of choices.
 *
 * @param where the name of the values as a whole
 */
export const unknownIn = (where: string, places: readonly Placed[]) =>
  places.flatMap(({ path, value, field }) => {
    const place = placeText(path) || where;
    const choices = typeof value === 'string' && value ? field?.values : undefined;
    if (choices && !choices.includes(`${value}`))
      return [{ ...unknown(place, `${value}`, choices), path, isValue: true }];
    const names = Object.keys(field?.fields ?? {});
    if (!isObject(value) || names.length === 0) return [];
    return Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => ({ ...unknown(place, name, names), path, isValue: false }));
  });

/** An unknown attribute; without a value it may be a word of the one before. */
function unknownAttribute(element: Element, name: string, kebabs: readonly string[]): UnknownName {
  const meant = meantBy(name, kebabs);
  const all = [...element.attributes];
  const before = all[all.findIndex((one) => one.name === name) - 1];
  const isBare = !element.getAttribute(name);
  const isWord = isBare && before?.value && meant.length === 0;
  return isWord
    ? { code: 'looseWord', params: { word: name, before: before.name }, isBare }
    : { ...noName('', name, meant, []), isBare };
}

/** Names that a widget does not have, in its tag, its blocks and its attributes with JSON. */
export function unknownNames(element: Element, attributes: Fields, { common }: Vocabulary) {
  const names = Object.keys({ ...attributes, ...common });
  const kebabs = names.map(attributeName);
  // Frameworks write the property's name, which HTML turns into small letters.
  const known = [...kebabs, ...names.map((name) => name.toLowerCase())];
  const inTag = [...element.attributes]
    .map(({ name }) => name)
    .filter((name) => /^[a-z][a-z-]*$/.test(name) && !ofEveryElement.test(name))
    .filter((name) => !known.includes(name))
    .map((name) => unknownAttribute(element, name, kebabs));
  // A list has no attribute names; the widget itself reports that it is not an object.
  const block = blockAt(element);
  const inBlock =
    block && !Array.isArray(block.value)
      ? unknownIn(block.where, placesIn(block.value, { fields: attributes }))
      : [];
  const inValues = Object.keys(attributes).flatMap((name) =>
    unknownIn(
      name,
      placesIn({ [name]: parsed(attributeText(element, name)) }, { fields: attributes }),
    ),
  );
  const all: UnknownName[] = [...inTag, ...inBlock, ...inValues];
  return all;
}
