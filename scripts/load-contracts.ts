import { pathToFileURL } from 'node:url';
import { commonAttributes } from '../src/core/element/common.attributes';
import type { Attributes, Contract } from '../src/core/element/contract';
import { attributeName } from '../src/core/element/contract';
import { widgetFile, widgetNames } from './widget-files';

/** The contracts of all widgets, by name. */
export async function loadContracts(): Promise<Contract[]> {
  const modules = widgetNames().map(
    (name) => import(pathToFileURL(widgetFile(name, 'contract')).href),
  );
  return (await Promise.all(modules)).map((module: { contract: Contract }) => module.contract);
}

export interface AttributeRow {
  readonly property: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  readonly options?: readonly string[] | undefined;
  readonly fallback: string;
  readonly description: string;
  readonly example: string;
}

const typeOf = (attribute: Attributes[string]): string => {
  if (attribute.options) return attribute.options.map((one) => `'${one}'`).join(' | ');
  const types = {
    text: 'string',
    url: 'string',
    flag: 'boolean',
    integer: 'number',
    number: 'number',
  };
  return types[attribute.kind as keyof typeof types] ?? 'object';
};

/** The attributes of a contract as rows of a table, its own first, then the common ones. */
export const attributeRows = (contract: Contract, withCommon = true): AttributeRow[] =>
  Object.entries({ ...contract.attributes, ...(withCommon && commonAttributes) }).map(
    ([property, attribute]) => ({
      property,
      name: attributeName(property),
      type: Array.isArray(attribute.fallback) ? 'array' : typeOf(attribute),
      kind: attribute.kind,
      options: attribute.options,
      fallback:
        attribute.fallback === undefined || attribute.fallback === ''
          ? ''
          : JSON.stringify(attribute.fallback).replaceAll('"', ''),
      description: attribute.description ?? '',
      example: attribute.example ?? '',
    }),
  );
