import type { Contract } from '../../src/core/element/contract';
import { attributeRows } from './attribute-rows';
import { eventRows } from './event-rows';
import { type Field, flatFields } from './fields';

const named = (fields: readonly Field[], before: string): [string, string][] =>
  flatFields(fields).map(({ name, description }) => [`${before} ${name}`, description]);

/** All texts of a contract for editors, each with its subject; none of them reaches visitors. */
export const sentencesOf = (contract: Contract): [what: string, sentence: string][] => [
  ['summary', contract.summary ?? ''],
  ...attributeRows(contract).flatMap(({ name, description, fields }): [string, string][] => [
    [name, description],
    ...named(fields, name),
  ]),
  ...eventRows(contract.events).flatMap(({ name, description, fields }): [string, string][] => [
    [name, description],
    ...named(fields, name),
  ]),
  ...Object.entries(contract.slots ?? {}),
];
