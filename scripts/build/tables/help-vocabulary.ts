import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import type { Contract } from '../../../src/core/element/contract';
import type { FieldNames, Vocabulary } from '../../../src/help/vocabulary';
import { type Field, fieldsOf } from '../../describe/fields';
import { jsonSchema } from '../../describe/json-schema';
import { kindsIn } from '../../describe/kinds';
import { loadContracts } from '../../shared/load-contracts';
import { loadExamples } from '../../shared/load-examples';
import { root } from '../../shared/widget-files';

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

async function textKeys(): Promise<string[]> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.texts.ts'))
    .map((file) => import(pathToFileURL(join(root, 'src', file)).href));
  const modules = (await Promise.all(files)) as readonly Readonly<Record<string, object>>[];
  return modules.flatMap((module) => Object.values(module).flatMap((texts) => Object.keys(texts)));
}

const kindsOf = (contract: Contract) => kindsIn(jsonSchema(contract).properties);

/** The names that editors can use, from the contracts and the texts; see src/help/vocabulary.ts. */
export async function helpVocabulary(): Promise<Vocabulary> {
  const contracts = await loadContracts();
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
    standIns: Object.entries(await loadExamples())
      .filter(([, examples]) => examples.some(({ fallback }) => fallback))
      .map(([name]) => `atria-${name}`),
    common: Object.keys(commonAttributes),
    texts: await textKeys(),
  };
}
