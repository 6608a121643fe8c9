import * as v from 'valibot';
import { dataFiles } from '#data-files';
import { readNumber } from '../../src/read/number';
import { text } from './reader/columns';
import { checkedEntries, tableEntries } from './reader/entries';

const path = 'facts.tsv';

/** Facts that several pages share, or a page and the back end: prices, telephone numbers, hours. */
export const facts: ReadonlyMap<string, string> = new Map(
  checkedEntries(
    tableEntries(path, dataFiles[path] ?? ''),
    v.strictObject({ name: text, value: text }),
  ).map(({ name, value }) => [name, value]),
);

/** A text with its `{{fact}}` filled in; an unknown name stays as it is. */
export const withFacts = (given: string): string =>
  given.replace(/\{\{([\w-]+)\}\}/g, (all, name: string) => facts.get(name) ?? all);

/** An amount of euros in a fact, written as `8,90`. */
export const eurosOf = (fact: string): number => readNumber(facts.get(fact) ?? '') ?? Number.NaN;
