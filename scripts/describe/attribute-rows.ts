import type { Holds } from '../../src/api/field';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import { type Attribute, expectedOf } from '../../src/core/element/reading/attributes';
import { brands } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import { sayEnglish } from '../../src/read/words-table';
import { type Field, fieldsOf, itemOf, typeText } from './fields';
import { className, pascal } from './names';

/** An attribute in the form for documentation, types and editors' data. */
export interface AttributeRow {
  readonly property: string;
  readonly name: string;
  /** A TypeScript type; one of the widget's own interfaces for an object or a list of them. */
  readonly type: string;
  readonly kind: Attribute<unknown>['kind'];
  readonly options?: readonly string[] | undefined;
  /** The smallest and the largest allowed number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly required: boolean;
  /** What to use instead of a deprecated attribute; else ''. */
  readonly deprecated: string;
  /** What a valid value looks like. */
  readonly expected: string;
  readonly fallback: string;
  readonly description: string;
  readonly example: string;
  /** What its text holds, or what its id refers to. */
  readonly holds?: Holds | undefined;
  /** The fields of an object, or of a list's entries, which become the interface. */
  readonly fields: readonly Field[];
  readonly interfaceName: string;
}

const types = {
  text: 'string',
  url: 'string',
  flag: 'boolean',
  integer: 'number',
  number: 'number',
} as const;

/** Texts with a fixed set of values, for elements and for the page's settings. */
export const oneOf: Readonly<Record<string, readonly string[]>> = {
  brand: brands,
  language: languages,
};

/** `A | B` as a type: one of these texts. */
export const union = (values: readonly string[]): string =>
  values.map((one) => `'${one}'`).join(' | ');

/** `cards` has entries of the type Card. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

function typeOf(property: string, attribute: Attribute<unknown>, interfaceName: string): string {
  const options = attribute.options ?? oneOf[property];
  if (options) return union(options);
  if (attribute.kind in types) return types[attribute.kind as keyof typeof types];
  const { schema } = attribute;
  if (fieldsOf(schema).length === 0) return typeText(schema);
  return itemOf(schema) ? `readonly ${interfaceName}[]` : interfaceName;
}

const fallbackOf = ({ fallback }: Attribute<unknown>): string =>
  fallback === undefined || fallback === '' ? '' : JSON.stringify(fallback).replaceAll('"', '');

/** What a valid value looks like, in English. */
function saidExpected(attribute: Attribute<unknown>): string {
  const { code, params } = expectedOf(attribute);
  return sayEnglish(code, params);
}

/** The attributes of a contract as rows of a table, its own first, then the common ones. */
export const attributeRows = (contract: Contract, withCommon = true): AttributeRow[] =>
  Object.entries<Attribute<unknown>>({
    ...contract.attributes,
    ...(withCommon && commonAttributes),
  }).map(([property, attribute]) => {
    const interfaceName = className(contract.name, pascal(singular(property)));
    return {
      property,
      name: attributeName(property),
      type: typeOf(property, attribute, interfaceName),
      kind: attribute.kind,
      options: attribute.options,
      min: attribute.min,
      max: attribute.max,
      required: attribute.required ?? false,
      deprecated: attribute.deprecated ?? '',
      expected: saidExpected(attribute),
      fallback: fallbackOf(attribute),
      description: attribute.description ?? '',
      example: attribute.example ?? '',
      holds: attribute.holds,
      fields: attribute.kind === 'json' ? fieldsOf(attribute.schema) : [],
      interfaceName,
    };
  });

/** A description as a comment in code, where editors strike through deprecated names. */
export const commented = (row: AttributeRow): string =>
  `${described({ ...row, deprecated: '' })}${row.deprecated && ` @deprecated ${row.deprecated}`}`;

/** The prefix of a description if there is no separate mark for it. */
export const described = ({ required, deprecated, description }: AttributeRow): string =>
  [deprecated && `Deprecated: ${deprecated}`, required && 'Required.', description]
    .filter(Boolean)
    .join(' ');
