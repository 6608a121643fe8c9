import * as v from 'valibot';
import { amountOfEuros } from './amount';
import { field } from './field';
import { leaveOut } from './left-out';

// Back ends leave fields out, send null, or send a number as a text; a widget sees none of it
// [API-04]. Each of these is a schema for one field.

/** A text; '' when absent. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** An amount of money as a text with a decimal comma, also from a number; '' when absent. */
export const money = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => (typeof value === 'number' ? amountOfEuros(value) : value)),
);

/** A number, also as a numeric text; null when absent. */
export const maybeNumber = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.transform(numeric))]), null),
  v.transform((value) => (value !== null && Number.isFinite(value) ? value : null)),
);

/** A number; 0 when absent. */
export const count = v.pipe(
  maybeNumber,
  v.transform((value) => value ?? 0),
);

/** A yes or no; no when absent. */
export const yes = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'true'),
);

function numeric(value: string): number {
  return value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
}

// Not `v.array`, which copies: an entry that is left out is found again by its list.
const anyList = v.instance(Array<unknown>);

const keep =
  <T>(item: v.GenericSchema<unknown, T>) =>
  (list: unknown[]): readonly T[] =>
    list.flatMap((entry, index) => {
      const result = v.safeParse(item, entry);
      if (result.success) return [result.output];
      leaveOut({ list, index, issue: result.issues[0] });
      return [];
    });

/**
 * A list, empty when absent; an entry of another shape is left out and said in the console, so that one bad
 * hit does not blank the page.
 */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field(
    v.pipe(
      v.nullish(anyList, () => []),
      v.transform(keep(item)),
    ),
    { item },
  );

/** An answer that is itself a list; anything else is a wrong shape. */
export const answerList = <T>(item: v.GenericSchema<unknown, T>) =>
  field(v.pipe(anyList, v.transform(keep(item))), { item });

/** One image or a list of them, as a list without gaps; empty when absent. */
export const images = v.pipe(
  v.nullish(v.union([v.string(), listOf(text)]), ''),
  v.transform((given) => [given].flat().filter(Boolean)),
);
