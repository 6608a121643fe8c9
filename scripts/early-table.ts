import type { ByWidth, EarlyTable, Placement } from '../src/core/element/placement';

const parameter = /\w+=(\{\w+\}|\w+)/.source;
/** A path, parameters, and the attributes that change the request in some other way. */
const template = RegExp(`^/[\\w./-]*(\\?${parameter}(&${parameter})*)?(#\\w+(,\\w+)*)?$`);

function check(name: string, request: ByWidth<string>): void {
  for (const [from, one] of Object.entries(request)) {
    const fault = (what: string, wanted: string) =>
      new Error(`${name}.placement.ts: ${what} should be ${wanted}`);
    if (!/^\d+$/.test(from)) throw fault(`the width ${from}`, 'whole pixels');
    if (!template.test(one))
      throw fault(
        JSON.stringify(one),
        'a path with parameters name={attributeName} or name=value, and attributes behind #',
      );
  }
}

/**
 * What src/early.ts is told of each widget that has something to ask for early, by tag.
 *
 * @throws for a request that it could not make, with the widget's name.
 */
export function earlyTable(placements: Readonly<Record<string, Placement>>): EarlyTable {
  const table: Record<string, EarlyTable[string]> = {};
  for (const [name, { request, picture }] of Object.entries(placements)) {
    if (!request && !picture) continue;
    if (request) check(name, request);
    table[`atria-${name}`] = { ...(request && { request }), ...(picture && { picture }) };
  }
  return table;
}
