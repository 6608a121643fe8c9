import * as v from 'valibot';
import { type Language, languages } from '../../../src/core/page/language';
import { type PictureKind, pictureKinds } from '../picture-address';
import type { LocalText } from '../texts';

// The kinds of columns in a content file. An empty cell counts as absent.

export const text = v.string('is missing');

/** A column that may be empty, or missing. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(schema) as v.OptionalSchema<Schema, undefined>;

export const number = v.pipe(
  text,
  v.check(
    (given) => Number.isFinite(Number(given)),
    ({ input }) => `expected a number, got "${input}"`,
  ),
  v.transform(Number),
);

const unlike = (names: readonly string[]) => (issue: { input: unknown }) =>
  issue.input === undefined
    ? 'is missing'
    : `got "${issue.input}", expected one of ${names.join(', ')}`;

/** One of some names. */
export const oneOf = <Name extends string>(names: readonly Name[]) =>
  v.picklist(names, unlike(names));

/** A name for something: its id, or all its data. */
export const standingFor = <T>(known: ReadonlyMap<string, T>) =>
  v.pipe(
    text,
    v.check((name) => known.has(name), unlike([...known.keys()])),
    v.transform((name) => known.get(name) as T),
  );

/** Several values in a cell, separated by blanks or the given text; none in an empty cell. */
export const list = <T>(item: v.GenericSchema<string, T>, between: string | RegExp = /\s+/) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((cell) => cell.split(between).filter(Boolean)),
      v.array(item),
    ),
    '',
  );

/** `yes` or nothing. */
export const flag = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (given) => given === 'yes' || given === '',
      ({ input }) => `expected yes or nothing, got "${input}"`,
    ),
    v.transform((given) => given === 'yes'),
  ),
  '',
);

/** A text by language, one per column: `title.fi`, `title.en` …; some of them required. */
export const texts = <Needed extends Language = never>(...needed: Needed[]) =>
  v.strictObject(
    Object.fromEntries(
      languages.map((one) => [one, needed.some((own) => own === one) ? text : v.optional(text)]),
    ),
    'is missing',
  ) as unknown as v.GenericSchema<unknown, LocalText & Readonly<Record<Needed, string>>>;

/** The text of an article below its settings. */
export const paragraphs = v.array(v.string());

export const pictureKind: v.GenericSchema<unknown, PictureKind> = oneOf(pictureKinds);
