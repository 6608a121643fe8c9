import type { Example } from '../../src/catalogue/examples';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import type { Fields, Vocabulary } from '../../src/help/fields';
import { knownFields } from './known-fields';

/** Some of the fields, by their names. */
const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const hasCategories = (all: Fields): boolean =>
  Object.values(all).some(
    ({ kind, fields = {} }) => kind === 'categories' || hasCategories(fields),
  );

/**
 * The names that editors can use, from the contracts; see src/help/fields.ts.
 *
 * @param examplesOf the examples of a widget, by its name
 * @param texts the keys of the widgets' texts
 */
export function vocabularyOf(
  contracts: readonly Contract[],
  examplesOf: (name: string) => readonly Example[],
  texts: readonly string[],
): Vocabulary {
  const common = Object.keys(commonAttributes);
  const known = contracts.map((contract) => ({ ...contract, fields: knownFields(contract) }));
  return {
    tags: Object.fromEntries(
      known.map(({ name, attributes, fields }) => [
        `atria-${name}`,
        only(fields, Object.keys(attributes)),
      ]),
    ),
    unseen: Object.fromEntries(
      contracts.flatMap(({ name, unseen }) => (unseen ? [[`atria-${name}`, unseen]] : [])),
    ),
    deprecated: Object.fromEntries(
      contracts.flatMap(({ name, attributes }) => {
        const going = Object.entries(attributes).flatMap(([key, { deprecated }]) =>
          deprecated ? [[key, deprecated]] : [],
        );
        return going.length > 0 ? [[`atria-${name}`, Object.fromEntries(going)]] : [];
      }),
    ),
    searches: Object.fromEntries(
      known
        .filter(({ fields }) => hasCategories(fields))
        .map(({ name, placement }) => [`atria-${name}`, placement?.request?.[0]?.path]),
    ),
    slotted: contracts
      .filter(({ slots = {} }) => '(default)' in slots)
      .map(({ name }) => `atria-${name}`),
    standIns: contracts
      .filter(({ name }) => examplesOf(name).some(({ fallback }) => fallback))
      .map(({ name }) => `atria-${name}`),
    common: only(known[0]?.fields ?? {}, common),
    texts,
  };
}
