import type {
  ByWidth,
  EarlyTable,
  FirstCall,
  Placement,
} from '../../../src/core/element/placement';

function check(name: string, request: ByWidth<FirstCall>): void {
  const expect = (isRight: boolean, what: string, wanted: string) => {
    if (!isRight) throw new Error(`${name}’s placement: ${what} should be ${wanted}`);
  };
  for (const [from, { path, query, unless = [] }] of Object.entries(request)) {
    expect(/^\d+$/.test(from), `the width ${from}`, 'whole pixels');
    expect(/^\/[\w./-]*$/.test(path), JSON.stringify(path), 'a path without parameters');
    for (const [key, source] of Object.entries(query))
      expect(/^(\{\w+\}|\w+)$/.test(source), `${key}=${source}`, '{attributeName} or a value');
    for (const one of unless) expect(/^\w+$/.test(one), one, 'the name of a property');
  }
}

/**
 * The table for src/early.ts: each widget with an early request, by tag.
 *
 * @throws for a request that it could not make, with the widget's name.
 */
export function earlyTable(placements: Readonly<Record<string, Placement>>): EarlyTable {
  const table: Record<string, EarlyTable[string]> = {};
  for (const [name, { request, picture }] of Object.entries(placements)) {
    if (!request && !picture) continue;
    if (request) check(name, request);
    table[`atria-${name}`] = {
      ...(request && { request }),
      ...(picture && { picture }),
    };
  }
  return table;
}
