import type { Example } from '../../src/catalogue/examples';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import type { FieldNames, Vocabulary } from '../../src/help/vocabulary';
import { type Field, fieldsOf } from './fields';
import { jsonSchema } from './json-schema';
import { kindsIn } from './kinds';

const namesOf = (fields: readonly Field[]): FieldNames =>
  Object.fromEntries(
    fields.map(({ name, values, fields: inner }) => [
      name,
      values.length > 0 ? values.filter(Boolean) : namesOf(inner),
    ]),
  );

/** The paths of required fields below a name, except those that the widget itself reports. */
const requiredIn = (name: string, fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...(field.required && field.mayBeAbsent ? [`${name}.${field.name}`] : []),
    ...requiredIn(`${name}.${field.name}`, field.fields),
  ]);

const kindsOf = (contract: Contract) => kindsIn(jsonSchema(contract).properties);

/**
 * The names that editors can use, from the contracts; see src/help/vocabulary.ts.
 *
 * @param examplesOf the examples of a widget, by its name
 * @param texts the keys of the widgets' texts
 */
export function vocabularyOf(
  contracts: readonly Contract[],
  examplesOf: (name: string) => readonly Example[],
  texts: readonly string[],
): Vocabulary {
  const tags = contracts.map(({ name, attributes }) => [
    `atria-${name}`,
    Object.fromEntries(
      Object.entries(attributes).map(([key, { kind, schema }]) => [
        key,
        kind === 'json' ? namesOf(fieldsOf(schema)) : {},
      ]),
    ),
  ]);
  return {
    tags: Object.fromEntries(tags),
    unseen: Object.fromEntries(
      contracts.flatMap(({ name, unseen }) => (unseen ? [[`atria-${name}`, unseen]] : [])),
    ),
    required: Object.fromEntries(
      contracts.flatMap(({ name, attributes }) => {
        const paths = Object.entries(attributes).flatMap(([key, { kind, schema }]) =>
          kind === 'json' ? requiredIn(key, fieldsOf(schema)) : [],
        );
        return paths.length > 0 ? [[`atria-${name}`, paths]] : [];
      }),
    ),
    deprecated: Object.fromEntries(
      contracts.flatMap(({ name, attributes }) => {
        const going = Object.entries(attributes).flatMap(([key, { deprecated }]) =>
          deprecated ? [[key, deprecated]] : [],
        );
        return going.length > 0 ? [[`atria-${name}`, Object.fromEntries(going)]] : [];
      }),
    ),
    kinds: Object.fromEntries(
      contracts.map((contract) => [`atria-${contract.name}`, kindsOf(contract)]),
    ),
    searches: Object.fromEntries(
      contracts
        .filter((contract) => Object.values(kindsOf(contract)).includes('categories'))
        .map(({ name, placement }) => [`atria-${name}`, placement?.request?.[0]?.path]),
    ),
    slotted: contracts
      .filter(({ slots = {} }) => '(default)' in slots)
      .map(({ name }) => `atria-${name}`),
    standIns: contracts
      .filter(({ name }) => examplesOf(name).some(({ fallback }) => fallback))
      .map(({ name }) => `atria-${name}`),
    common: Object.keys(commonAttributes),
    texts,
  };
}
