import * as v from 'valibot';
import type { Holds } from '../../../api/field';
import { answerList } from '../../../api/schema';
import { safeUrl, urlOf } from '../../../read/link';
import { clean } from '../../../read/text';
import type { Coded, Param, Params } from '../../../read/words-table';
import { shown } from '../problem';

/** What the documentation says about an attribute; the build removes it. */
interface Docs {
  /** What the attribute does, for editors; ends with a full stop. */
  readonly description: string;
  /** A value as it is written in the tag. */
  readonly example?: string;
  /** What the text holds, for forms. */
  readonly holds?: Holds;
  /** For an attribute that a major release will remove: what to use instead, in a sentence. */
  readonly deprecated?: string;
}

interface Need {
  /** The widget shows nothing without it: edit mode and the documentation say so. */
  readonly required?: true;
}

/** The bounds of a number. */
interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** One attribute of a widget: how its text is read, which values are valid, and its default. */
export interface Attribute<T> extends Partial<Docs>, Need, Range {
  readonly kind: 'text' | 'integer' | 'number' | 'flag' | 'choice' | 'url' | 'json';
  readonly fallback: T;
  /** What a valid value looks like, for diagnostics, with places; see `expectedOf`. */
  readonly expected: string;
  /** Checks a value from a property or a block. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Turns an attribute's text into a value for the schema; JSON is read by `readJson`. */
  readonly parse: (text: string) => unknown;
  /** What part of a valid value is of no use; the rest holds. */
  uselessOf?(value: T): Param | undefined;
  /** The values of a choice. */
  readonly options?: readonly string[];
}

/** What a valid value looks like: the text is its own code, its places are the attribute's fields. */
export const expectedOf = (attribute: Attribute<unknown>): Coded => ({
  code: attribute.expected,
  params: attribute as unknown as Params,
});

/** Any text; the default is '' unless another is given. */
export const text = (options: Docs & Need & { default?: string }): Attribute<string> => ({
  ...options,
  kind: 'text',
  fallback: options.default ?? '',
  expected: 'a text',
  schema: v.string(),
  parse: String,
});

/** Numeric ids, separated by commas, as one text; other entries are reported. */
export const ids = (options: Docs): Attribute<string> => ({
  ...text(options),
  expected: 'numeric ids, separated by commas',
  uselessOf: (value) => {
    const others = value.split(',').filter((one) => !/^\s*\d*\s*$/.test(one));
    return others.length > 0 ? shown(others.join()) : undefined;
  },
});

/** Declares a number; without a default it may be undefined. */
interface Numeric {
  (options: Docs & Range & { default: number }): Attribute<number>;
  (options: Docs & Need & Range): Attribute<number | undefined>;
}

const numeric = (kind: 'integer' | 'number') =>
  ((options: Docs & Need & Range & { default?: number }): Attribute<number | undefined> => {
    const { min, max } = options;
    const from = min === undefined ? '' : ' from {min}';
    const upTo = max === undefined ? '' : ' up to {max}';
    const fits = (value: number) =>
      value >= (min ?? value) &&
      value <= (max ?? value) &&
      (kind === 'number' || Number.isSafeInteger(value));
    return {
      ...options,
      kind,
      fallback: options.default,
      expected: `a${kind === 'integer' ? ' whole' : ''} number${from}${upTo}`,
      schema: v.pipe(v.number(), v.finite(), v.check(fits)),
      parse: (given) => (/^\s*[+-]?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : given),
    };
  }) as Numeric;

/** A whole number. */
export const integer = numeric('integer');

/** A decimal number with a point. */
export const number = numeric('number');

/** Present (also empty) is true, absent or "false" is false [ELEM-02]. */
export const flag = (options: Docs & { default?: boolean }): Attribute<boolean> => ({
  ...options,
  kind: 'flag',
  fallback: options.default ?? false,
  expected: 'present or absent, "true" or "false"',
  schema: v.boolean(),
  parse: (given) => clean(given).toLowerCase() !== 'false',
});

/** One of the named values; the first is the default unless another is named. */
export const choice = <const T extends readonly [string, ...string[]]>(
  options: T,
  docs: Docs & { default?: T[number] },
): Attribute<T[number]> => ({
  ...docs,
  kind: 'choice',
  fallback: docs.default ?? options[0],
  expected: 'one of {options}',
  schema: v.picklist(options),
  parse: clean,
  options,
});

/** An address that may become a link: relative, http(s), mailto or tel [IMP-09]. */
export const url = (options: Docs & Need & { default?: string }): Attribute<string> => ({
  ...text(options),
  kind: 'url',
  expected: 'an address (relative, https:, mailto: or tel:)',
  schema: v.pipe(
    v.string(),
    v.check((value) => value === '' || urlOf(value, 'https://a') !== undefined),
    v.transform((value) => safeUrl(value) ?? ''),
  ),
});

/** An object given as JSON; without one it is undefined. */
export const json = <T>(
  schema: v.GenericSchema<unknown, T>,
  options: Docs & Need,
): Attribute<T | undefined> => ({
  ...options,
  kind: 'json',
  fallback: undefined,
  expected: 'a JSON object of the documented shape',
  schema,
  parse: String,
});

/**
 * A list given as JSON. An entry of the wrong shape is removed and reported with its wrong field;
 * the rest stays.
 */
export const list = <T>(
  item: v.GenericSchema<unknown, T>,
  options: Docs & Need & { default?: readonly T[] },
): Attribute<readonly T[]> => ({
  ...options,
  kind: 'json',
  fallback: options.default ?? [],
  expected: 'a JSON list of the documented shape',
  schema: answerList(item),
  parse: String,
});
