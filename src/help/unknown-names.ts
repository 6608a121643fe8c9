import { attributeName } from '../core/element/reading/attribute-text';
import { meantBy } from './nearest';
import { blocksOf, jsonOf } from './tag-data';
import type { FieldNames, Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Attributes of every HTML element that a host may well set on a widget. */
export const ofEveryElement =
  /^(id|class|style|slot|title|role|lang|dir|hidden|inert|part|is|tabindex|translate|key|ref|data-.+|aria-.+|on.+)$/;

/** A name that the widget does not have, and the names that may be meant. */
export interface UnknownName {
  readonly text: string;
  readonly meant: readonly string[];
  /** Whether it is in the tag without a value, like a word of a text without quotation marks. */
  readonly isBare?: boolean;
}

type Fields = FieldNames[string];

const isValues = (fields: Fields): fields is readonly string[] => Array.isArray(fields);

const unknown = (where: string, name: string, names: readonly string[], words: Words) => {
  const meant = meantBy(name, names);
  return { text: words.noName(where, name, meant, names), meant };
};

/** The unknown keys of an object, or of the entries of a list, and the unknown values. */
function unknownFields(where: string, value: unknown, fields: Fields, words: Words): UnknownName[] {
  if (isValues(fields)) {
    const isKnown = typeof value !== 'string' || value === '' || fields.includes(value);
    return isKnown ? [] : [unknown(where, value, fields, words)];
  }
  const names = Object.keys(fields);
  if (Array.isArray(value))
    return value
      .flatMap((entry, at) => unknownFields(`${where}[${at}]`, entry, fields, words))
      .slice(0, 5);
  if (typeof value !== 'object' || value === null || names.length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) return unknownFields(`${where}.${name}`, inner, field, words);
    return [unknown(where, name, names, words)];
  });
}

/** An unknown attribute; without a value it may be a word of the one before. */
function unknownAttribute(element: Element, name: string, kebabs: readonly string[], words: Words) {
  const meant = meantBy(name, kebabs);
  const all = [...element.attributes];
  const before = all[all.findIndex((one) => one.name === name) - 1];
  const isBare = !element.getAttribute(name);
  const isWord = isBare && before?.value && meant.length === 0;
  const text = isWord ? words.looseWord(name, before.name) : words.noName('', name, meant, []);
  return { text, meant, isBare };
}

/** Names that a widget does not have, in its tag, its blocks and its attributes with JSON. */
export function unknownNames(
  element: Element,
  attributes: FieldNames,
  vocabulary: Vocabulary,
  words: Words,
): UnknownName[] {
  const names = [...Object.keys(attributes), ...vocabulary.common];
  const kebabs = names.map(attributeName);
  // Frameworks write the property's name, which HTML turns into small letters.
  const known = [...kebabs, ...names.map((name) => name.toLowerCase())];
  const inTag = [...element.attributes]
    .map(({ name }) => name)
    .filter((name) => /^[a-z][a-z-]*$/.test(name))
    .filter((name) => !known.includes(name) && !ofEveryElement.test(name))
    .map((name) => unknownAttribute(element, name, kebabs, words));
  const inBlocks = blocksOf(element)
    // A list has no attribute names; the widget itself reports that it is not an object.
    .filter(({ value }) => !Array.isArray(value))
    .flatMap(({ where, value }) => unknownFields(where, value, attributes, words));
  const inValues = Object.entries(attributes).flatMap(([name, fields]) =>
    unknownFields(attributeName(name), jsonOf(element, name), fields, words),
  );
  return [...inTag, ...inBlocks, ...inValues];
}
