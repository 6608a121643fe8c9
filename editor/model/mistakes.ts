import type * as v from 'valibot';
import { itemOf } from '../../scripts/describe/fields';
import { knownFields } from '../../scripts/describe/known-fields';
import { readBy } from '../../src/api/read-by';
import type { Contract } from '../../src/core/element/contract';
import { shown } from '../../src/core/element/problem';
import type { Attribute } from '../../src/core/element/reading/attributes';
import { readValues } from '../../src/core/element/reading/values';
import { type Fields, lackingIn, type Path, placesIn } from '../../src/help/fields';
import { slipsIn, toldSlip } from '../../src/help/slips';
import { unknownIn } from '../../src/help/unknown-names';
import { wordsFor } from '../../src/help/words';
import type { Coded } from '../../src/read/words-table';
import { cached } from '../cached';
import type { UiLanguage } from '../ui-languages';
import type { FormField } from './form-fields';
import { attributesOf, tidied, type Values } from './values';

export type { Path } from '../../src/help/fields';

/** A mistake in a form's values, and its place; the form adds the place by its labels as `where`. */
export interface FormMistake extends Coded {
  readonly path: Path;
}

/** A mistake in a language of the catalogue. */
export const toldIn = (ui: UiLanguage, { code, params }: FormMistake): string =>
  wordsFor(ui)(code, params);

/** A place of a form by the names there: `Cards 3, Link`. */
export function placeIn(fields: readonly FormField[], [name, ...rest]: Path): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const [at] = rest;
  const isEntry = typeof at === 'number';
  const inner = placeIn(field.fields, isEntry ? rest.slice(1) : rest);
  return `${field.label}${isEntry ? ` ${at + 1}` : ''}${inner && `, ${inner}`}`;
}

/** The fields of a widget, as edit mode knows them on a page. */
export const fieldsOf = cached<Contract, Fields>(knownFields, new WeakMap());

/** Values in an entry or an object whose shape the widget does not accept. */
function misshapen(field: FormField, schema: v.GenericSchema, value: unknown): FormMistake[] {
  const item = itemOf(schema);
  const parts: [v.GenericSchema, unknown, Path][] =
    item && Array.isArray(value)
      ? value.map((entry, at) => [item, entry, [field.name, at]])
      : [[schema, value, [field.name]]];
  return parts.flatMap(([shape, part, before]) => {
    const { faults, leftOut } = readBy(shape, part);
    return [...faults, ...leftOut].map(({ path, given, expected }) => ({
      path: [...before, ...path],
      code: 'wrong',
      params: { given: shown(given), expected: { code: expected } },
    }));
  });
}

/** The mistakes in a value as its widget reads it. */
function readingMistakes(
  field: FormField,
  attribute: Attribute<unknown>,
  values: Values,
): FormMistake[] {
  const value = values[field.name];
  const shapes =
    attribute.kind === 'json' && value !== undefined
      ? misshapen(field, attribute.schema, value)
      : [];
  if (shapes.length > 0) return shapes;
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

/** The fields of a widget, with the values of texts of which the form offers what they may be. */
function formFieldsOf(contract: Contract, fields: readonly FormField[]): Fields {
  const known = fieldsOf(contract);
  const offered = fields
    .filter(({ name, options }) => attributesOf(contract)[name]?.kind === 'text' && options.length)
    .map(({ name, options }) => {
      const values = options.map(({ value }) => value).filter(Boolean);
      return [name, { ...known[name], values }];
    });
  return { ...known, ...Object.fromEntries(offered) };
}

function mistakesIn(
  contract: Contract,
  fields: readonly FormField[],
  values: Values,
): FormMistake[] {
  const attributes = attributesOf(contract);
  const written = tidied(contract, values);
  const places = placesIn(written, { fields: formFieldsOf(contract, fields) });
  const mistakes: FormMistake[] = [
    ...slipsIn(places).map(({ path, slip }) => ({ ...toldSlip('', slip), path })),
    ...unknownIn('', places).filter(({ isValue }) => isValue),
    ...lackingIn(places).map((path) => ({ path, code: 'missing' })),
  ];
  return fields.flatMap((field) => {
    const attribute = attributes[field.name];
    if (!attribute) return [];
    const own = mistakes.filter(({ path }) => path[0] === field.name);
    const others = readingMistakes(field, attribute, written);
    const all = [...own, ...others].filter(
      ({ path }, at, every) => !every.slice(0, at).some((one) => isIn(path, one.path)),
    );
    return all.map((one) => ({
      ...one,
      params: { ...one.params, where: placeIn(fields, one.path) },
    }));
  });
}

/** Whether a place is equal to another, or inside it. */
const isIn = (path: Path, other: Path): boolean => other.every((key, at) => path[at] === key);
