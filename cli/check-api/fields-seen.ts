import type { Field } from '../../scripts/describe/fields';

/** A comparison of an answer's fields with those that the widgets read. */
export interface Seen {
  /** Places of objects without any read field, with their names. */
  readonly strange: readonly string[];
  /** Places that are read and that no entry has. */
  readonly absent: readonly string[];
  /** Places that entries have and that are not read. */
  readonly unread: readonly string[];
  /** Lists without an entry, so that their fields cannot be compared. */
  readonly empty: readonly string[];
}

const nothing: Seen = { strange: [], absent: [], unread: [], empty: [] };

const together = (parts: readonly Seen[]): Seen => ({
  strange: parts.flatMap(({ strange }) => strange),
  absent: parts.flatMap(({ absent }) => absent),
  unread: parts.flatMap(({ unread }) => unread),
  empty: parts.flatMap(({ empty }) => empty),
});

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field's place below another: `hits[].title`. */
const below = (place: string, name: string) => (place ? `${place}.${name}` : name);

/** Compares all values at a place with the fields that are read there. */
export function fieldsSeen(fields: readonly Field[], values: readonly unknown[], place = ''): Seen {
  const entries = values.filter(isEntry);
  if (fields.length === 0 || entries.length === 0) return nothing;
  const given = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const read = fields.filter(({ name }) => given.has(name));
  if (read.length === 0 && given.size > 0)
    return { ...nothing, strange: [`${place || 'the answer'}: has ${[...given].join(', ')}`] };
  const names = fields.map(({ name }) => name);
  const own = {
    ...nothing,
    absent: names.filter((name) => !given.has(name)).map((name) => below(place, name)),
    unread: [...given].filter((name) => !names.includes(name)).map((name) => below(place, name)),
  };
  return together([own, ...read.map((field) => seenIn(field, entries, below(place, field.name)))]);
}

function seenIn({ name, fields }: Field, entries: readonly Entry[], place: string): Seen {
  const held = entries.map((entry) => entry[name]);
  const lists = held.filter((value) => Array.isArray(value));
  if (lists.length === 0) return fieldsSeen(fields, held, place);
  const inside = lists.flat();
  return inside.length === 0 && fields.length > 0
    ? { ...nothing, empty: [place] }
    : fieldsSeen(fields, inside, `${place}[]`);
}
