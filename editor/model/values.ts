import * as v from 'valibot';
import { itemOf } from '../../scripts/describe/fields';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import type { Attribute } from '../../src/core/element/reading/attributes';
import { cached } from '../cached';

/** The content of a form: values by the camelCase names of the attributes. */
export type Values = Readonly<Record<string, unknown>>;

/** Names and values of attributes. */
export type Extra = readonly (readonly [name: string, value: string])[];

/** A tag in the form for the catalogue. */
export interface Draft {
  readonly values: Values;
  /** Attributes for any element from an opened snippet: `id`, `class`. */
  readonly extra: Extra;
  /** Markup between the tags, beside the data. */
  readonly between: string;
}

export const emptyDraft: Draft = { values: {}, extra: [], between: '' };

const isText = (value: unknown) => typeof value === 'string';

/** A draft from a link or from this browser's storage; undefined if it is invalid. */
export function draftFrom(kept: unknown): Draft | undefined {
  if (!isPlainObject(kept) || !isPlainObject(kept.values)) return undefined;
  const { values, extra, between } = kept;
  const pairs = Array.isArray(extra) ? extra : [];
  return {
    values,
    extra: pairs.filter((one) => Array.isArray(one) && one.length === 2 && one.every(isText)),
    between: String(between ?? ''),
  };
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object as it is; one without any values for all else. */
export const objectOf = (value: unknown): Values => (isPlainObject(value) ? value : {});

/** Whether a field is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** A value as the text of a field. */
export const asText = (value: unknown): string =>
  isEmpty(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Whether a value says nothing: an empty list does neither. */
export const isNothing = (value: unknown): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Whether something was filled in, or a flag put on. */
export const isGiven = (value: unknown): boolean => !isEmpty(value) && value !== false;

/** Whether two values are equal, as data. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The attributes of a widget and of every tag. */
export const attributesOf = (contract: Contract): Readonly<Record<string, Attribute<unknown>>> => ({
  ...commonAttributes,
  ...contract.attributes,
});

/** Tidies an object once: while one entry is written all others stay equal. */
const tidiedBy = cached(
  (schema: v.GenericSchema) => cached((one: Values) => tidiedObject(schema, one), new WeakMap()),
  new WeakMap(),
);

/** Without values that the widget reads the same when absent: empty texts, defaults. */
function tidiedObject(schema: v.GenericSchema, given: Values): Values {
  let kept = given;
  for (const name of Object.keys(given)) {
    const { [name]: value, ...rest } = kept;
    const [whole, without] = [v.safeParse(schema, kept), v.safeParse(schema, rest)];
    const isNeedless = whole.success
      ? without.success && same(whole.output, without.output)
      : isEmpty(value);
    if (isNeedless) kept = rest;
  }
  return kept;
}

function tidiedJson(schema: v.GenericSchema, value: unknown): unknown {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) return value.map((entry) => tidiedJson(item, entry));
  return isPlainObject(value) ? tidiedBy(schema)(value) : value;
}

/**
 * The values of a form to write, in the contract's order. One that equals the default is written,
 * since without it a setting of the page would count; so is an empty text that was given.
 */
export function tidied(contract: Contract, values: Values): Record<string, unknown> {
  const written = Object.entries({ ...contract.attributes, ...commonAttributes }).flatMap(
    ([name, attribute]: [string, Attribute<unknown>]) => {
      const value = values[name];
      if (value === undefined || value === null) return [];
      if (value === '' && attribute.kind !== 'text') return [];
      const kept = attribute.kind === 'json' ? tidiedJson(attribute.schema, value) : value;
      return [[name, kept] as const];
    },
  );
  return Object.fromEntries(written);
}
