import * as v from 'valibot';
import { readNumber } from '../read/number';
import { amountOfEuros } from './amount';
import { field } from './field';
import type { Run } from './read-by';

// The shared vocabulary for outside data: for answers [API-04], and for the entries of a page's
// lists and objects [ELEM-10]. Those who write them omit fields, send null, or send a number as a
// text. Widgets see none of this. Each of these is a schema for one field.

const textOrNumber = v.nullish(v.union([v.string(), v.number()], 'a text'), '');

/** A text; '' when absent. */
export const text = v.pipe(textOrNumber, v.transform(String));

/** A required text: an entry without it is removed. */
export const requiredText = field(v.pipe(text, v.nonEmpty('a text')), { required: true });

/** An amount of money as it came, which `readAmount` reads; from a number, too; '' when absent. */
export const money = v.pipe(
  textOrNumber,
  v.transform((value) => (typeof value === 'number' ? amountOfEuros(value) : value)),
);

/** A number, also as a numeric text; null when absent. */
export const maybeNumber = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.transform(readNumber))], 'a number'), null),
  v.transform((value) => (Number.isFinite(value) ? (value ?? null) : null)),
);

/** A number; 0 when absent. */
export const count = v.pipe(
  maybeNumber,
  v.transform((value) => value ?? 0),
);

/** A required whole number: an entry without it is removed. */
export const requiredInteger = field(
  v.pipe(maybeNumber, v.number('a whole number'), v.integer('a whole number')),
  { required: true },
);

const yesOrNo = (fallback: boolean) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.string()], 'true or false'), fallback),
    v.transform((value) => /^\s*true\s*$/i.test(`${value}`)),
  );

/** A boolean, also as a text; false when absent. */
export const yes = yesOrNo(false);

/** A boolean, also as a text; true when absent. */
export const yesByDefault = yesOrNo(true);

/**
 * A required list; an invalid entry is removed and reported to the reader (`readBy`), so that one
 * bad hit does not empty the page.
 */
export function answerList<T>(item: v.GenericSchema<unknown, T>) {
  const list = v.array(item, 'a list');
  const tolerant = {
    ...list,
    '~run'(dataset: v.UnknownDataset, run: Run) {
      const given = dataset.value;
      if (!Array.isArray(given)) return list['~run'](dataset, run);
      const kept = given.flatMap((value: unknown, index) => {
        const entry = item['~run']({ value }, run);
        if (!entry.issues) return [entry.value as T];
        run.leftOut?.push({ list: given, index, issue: entry.issues[0] });
        return [];
      });
      return { typed: true, value: kept };
    },
  };
  return tolerant as v.GenericSchema<unknown, readonly T[]>;
}

/** A list, empty when absent; it removes the same entries as `answerList`. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.nullish(answerList(item), () => []);

/** An object whose fields may all be absent, unchanged. */
export const part = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, () => ({}));

/** One image or a list of them, as a list without gaps; empty when absent. */
export const images = v.pipe(
  v.nullish(v.union([v.string(), listOf(text)], 'an address, or a list of them'), ''),
  v.transform((given) => [given].flat().filter(Boolean)),
);
