import type * as v from 'valibot';
import { itemOf } from '../../scripts/describe/fields';
import { jsonSchema } from '../../scripts/describe/json-schema';
import { kindsIn } from '../../scripts/describe/kinds';
import { readBy } from '../../src/api/read-by';
import type { Contract } from '../../src/core/element/contract';
import { shown } from '../../src/core/element/problem';
import type { Attribute } from '../../src/core/element/reading/attributes';
import { readValues } from '../../src/core/element/reading/values';
import { nearest } from '../../src/help/nearest';
import { type FoundSlip, type Kinds, type Path, slipsIn, toldSlip } from '../../src/help/slips';
import { wordsFor } from '../../src/help/words';
import type { Coded } from '../../src/read/words-table';
import type { UiLanguage } from '../ui-languages';
import { type FormField, isPlainList } from './form-fields';
import { attributesOf, isNothing, tidied, type Values } from './values';

export type { Path } from '../../src/help/slips';

/** A mistake in a form's values, and its place; the form adds the place by its labels as `where`. */
export interface FormMistake extends Coded {
  readonly path: Path;
}

/** A mistake in a language of the catalogue. */
export const toldIn = (ui: UiLanguage, { code, params }: FormMistake): string =>
  wordsFor(ui)(code, params);

/** `Cards 3, Link`. */
const placeOf = (field: FormField, path: Path): string => {
  const [first, ...rest] = path;
  if (first === undefined) return field.label;
  if (typeof first === 'number') return `${field.label} ${first + 1}${placeAfter(field, rest)}`;
  return `${field.label}${placeAfter(field, path)}`;
};
const placeAfter = ({ fields }: FormField, path: Path): string => {
  const inner = fields.find(({ name }) => name === path[0]);
  return inner ? `, ${placeOf(inner, path.slice(1))}` : '';
};

/** A place of a form by the names there. */
export function placeIn(fields: readonly FormField[], [name, ...rest]: Path): string {
  const field = fields.find((one) => one.name === name);
  return field ? placeOf(field, rest) : '';
}

const known = new WeakMap<Contract, Kinds>();

/** The kinds of a widget's values, as edit mode knows them on a page. */
export function kindsOf(contract: Contract): Kinds {
  const kinds = known.get(contract) ?? kindsIn(jsonSchema(contract).properties);
  known.set(contract, kinds);
  return kinds;
}

/** Missing values in objects and entries, at any depth. */
function lacks(field: FormField, value: unknown, path: Path): FormMistake[] {
  if (field.control === 'list' && !isPlainList(field))
    return Array.isArray(value)
      ? value.flatMap((entry, at) => lacksInside(field, entry, [...path, at]))
      : [];
  if (field.control === 'object') return value ? lacksInside(field, value, path) : [];
  return [];
}

/** An unknown value of a choice in an entry, which counts as the first. */
function unknownChoice({ options }: FormField, value: unknown, path: Path): FormMistake[] {
  const known = options.map((one) => one.value).filter(Boolean);
  if (typeof value !== 'string' || !value || !known.length || known.includes(value)) return [];
  const slip = {
    cause: 'name',
    given: value,
    meant: nearest(value, known).join(', '),
    known,
  } as const;
  return [ofSlip({ path, slip })];
}

function lacksInside({ fields }: FormField, value: unknown, path: Path): FormMistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const given = value as Record<string, unknown>;
  return fields.flatMap((field) => {
    const here = [...path, field.name];
    if (field.required && isNothing(given[field.name])) return [{ path: here, code: 'missing' }];
    return [
      ...unknownChoice(field, given[field.name], here),
      ...lacks(field, given[field.name], here),
    ];
  });
}

const faultsIn = (schema: v.GenericSchema, value: unknown) => {
  const { faults, leftOut } = readBy(schema, value);
  return [...faults, ...leftOut];
};

/** Values in an entry or an object whose shape the widget does not accept. */
function misshapen(field: FormField, schema: v.GenericSchema, value: unknown): FormMistake[] {
  const item = itemOf(schema);
  const parts: [v.GenericSchema, unknown, Path][] =
    item && Array.isArray(value)
      ? value.map((entry, at) => [item, entry, [field.name, at]])
      : [[schema, value, [field.name]]];
  return parts.flatMap(([shape, part, before]) =>
    faultsIn(shape, part).map(({ path, given, expected }) => ({
      path: [...before, ...path],
      code: 'wrong',
      params: { given: shown(given), expected: { code: expected } },
    })),
  );
}

function mistakesOf(
  field: FormField,
  attribute: Attribute<unknown>,
  values: Values,
): FormMistake[] {
  const value = values[field.name];
  // A text of which the form offers what it may be.
  const ofNames = attribute.kind === 'text' ? unknownChoice(field, value, [field.name]) : [];
  const told = [...ofNames, ...lacks(field, value, [field.name])];
  const isTold = ({ path }: FormMistake) => told.some((one) => one.path.join() === path.join());
  const shapes =
    attribute.kind === 'json' && value !== undefined
      ? misshapen(field, attribute.schema, value).filter((one) => !isTold(one))
      : [];
  const inside = [...told, ...shapes];
  if (inside.length > 0) return inside;
  // The widget's own reading.
  const sources = { properties: {}, attribute: () => null, block: values, page: {} };
  const { problems } = readValues({ [field.name]: attribute }, sources);
  // The form itself names the choices.
  const options = field.options.map(({ label }) => label);
  const expected = field.control === 'choice' && {
    expected: { code: 'one of {options}', params: { options } },
  };
  return problems.map(({ code, params }) => ({
    path: [field.name],
    code: code === 'absent' ? 'missing' : 'wrong',
    params: { ...params, ...expected },
  }));
}

const found = new WeakMap<Values, { readonly of: unknown; readonly mistakes: FormMistake[] }>();

/** All mistakes in a form's values, each with its place; computed once for all who show them. */
export function formMistakes(
  contract: Contract,
  fields: readonly FormField[],
  values: Values,
): FormMistake[] {
  const before = found.get(values);
  if (before?.of === fields) return before.mistakes;
  const mistakes = mistakesIn(contract, fields, values);
  found.set(values, { of: fields, mistakes });
  return mistakes;
}

function mistakesIn(
  contract: Contract,
  fields: readonly FormField[],
  values: Values,
): FormMistake[] {
  const attributes = attributesOf(contract);
  const written = tidied(contract, values);
  const slips = slipsIn(written, kindsOf(contract));
  const isSaid = ({ path }: FormMistake) => slips.some((one) => isIn(path, one.path));
  return fields.flatMap((field) => {
    const attribute = attributes[field.name];
    if (!attribute) return [];
    const own = slips.filter(({ path }) => path[0] === field.name).map(ofSlip);
    const others = mistakesOf(field, attribute, written).filter((one) => !isSaid(one));
    return [...own, ...others].map((one) => ({
      ...one,
      params: { ...one.params, where: placeOf(field, one.path.slice(1)) },
    }));
  });
}

const ofSlip = ({ path, slip }: FoundSlip): FormMistake => ({
  ...toldSlip('', slip),
  path,
});

/** Whether a place is equal to another, or inside it. */
const isIn = (path: Path, other: Path): boolean => other.every((key, at) => path[at] === key);
