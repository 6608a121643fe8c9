import type { LookedUp } from './known-ids';

/** The kind of a value, as far as it helps to find typing errors. */
export type Kind = LookedUp | Shape | 'alt' | 'choice' | 'brand' | 'language';
type Shape = 'link' | 'picture' | 'date' | 'number' | 'integer';

/** What edit mode knows of a value; the build takes it from the contracts. */
export interface Field {
  /** A list of names means the known values, where others are accepted, too. */
  readonly kind?: Kind | readonly string[];
  /** The values of a choice. */
  readonly values?: readonly string[];
  readonly isRequired?: true;
  /** The fields of an object, or of a list's entries. */
  readonly fields?: Fields;
}
/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** The names that editors can use; the build takes them from the contracts and the settings. */
export interface Vocabulary {
  /** By tag: its attributes by camelCase name. */
  readonly tags: Readonly<Record<string, Fields>>;
  /** By tag: when a widget that shows nothing in its place appears. */
  readonly unseen: Readonly<Record<string, string>>;
  /** By tag: what to use instead of a deprecated attribute, by its camelCase name. */
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By tag: the path of its search, which knows its categories. */
  readonly searches: Readonly<Record<string, string | undefined>>;
  /** Tags that show the content between them, in no named slot. */
  readonly slotted: readonly string[];
  /** Tags whose documentation has text between them, which shows until the widget renders. */
  readonly standIns: readonly string[];
  /** The attributes of every tag by camelCase name. */
  readonly common: Fields;
  /** Keys of the widgets' texts, which a page may translate. */
  readonly texts: readonly string[];
}

/** The fields of the page's settings that every tag may have, too. */
export const commonFields: Fields = { brand: { kind: 'brand' }, language: { kind: 'language' } };

/** Where in the values of a tag: `['cards', 2, 'link']`. */
export type Path = readonly (string | number)[];

/** A place in readable words: `cards 2, link`. */
export const placeText = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${key}`))
    .join('')
    .replace(/^, /, '');

/** Whether a value is an object with fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in its place, and its field; that of an entry is its list's. */
export interface Placed {
  readonly path: Path;
  readonly value: unknown;
  readonly field: Field | undefined;
}

/** All values in the values of a tag, outer ones first. */
export function placesIn(value: unknown, field: Field | undefined, path: Path = []): Placed[] {
  const { fields = {} } = field ?? {};
  const inside = Array.isArray(value)
    ? value.map((entry, at) => placesIn(entry, field, [...path, at]))
    : Object.entries(isObject(value) ? value : {}).map(([name, one]) =>
        placesIn(one, Object.hasOwn(fields, name) ? fields[name] : undefined, [...path, name]),
      );
  return [{ path, value, field }, ...inside.flat()];
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** The places of the required fields that objects and entries lack. */
export const lackingIn = (places: readonly Placed[]): Path[] =>
  places.flatMap(({ path, value, field }) =>
    Object.entries(path.length > 0 && isObject(value) ? (field?.fields ?? {}) : {})
      .filter(([name, { isRequired }]) => isRequired && isNothing(Object(value)[name]))
      .map(([name]) => [...path, name]),
  );

/** The texts of a kind in the values of a tag, with their places. */
export const textsOf = (kind: Kind, places: readonly Placed[]) =>
  places
    .filter(({ value, field }) => field?.kind === kind && /string|number/.test(typeof value))
    .map(({ value, path }) => ({ text: `${value}`.trim(), path }))
    .filter(({ text }) => text);
