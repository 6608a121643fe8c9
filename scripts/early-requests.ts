import type { ByWidth, Placement } from '../src/core/element/placement';

/** A path and parameters whose values are all `{attribute-name}`. */
const template = /^\/[\w./-]*(\?\w+=\{[a-z-]+\}(&\w+=\{[a-z-]+\})*)?$/;

function check(name: string, request: ByWidth<string>): void {
  for (const [from, one] of Object.entries(request)) {
    const fault = (what: string, wanted: string) =>
      new Error(`${name}.placement.ts: ${what} should be ${wanted}`);
    if (!/^\d+$/.test(from)) throw fault(`the width ${from}`, 'whole pixels');
    if (!template.test(one))
      throw fault(JSON.stringify(one), 'a path with parameters name={attribute-name}');
  }
}

/**
 * What src/early.ts is told: the first requests by tag.
 *
 * @throws for a request that it could not make, with the widget's name.
 */
export function earlyRequests(
  placements: Readonly<Record<string, Placement>>,
): Record<string, ByWidth<string>> {
  const requests: Record<string, ByWidth<string>> = {};
  for (const [name, { request }] of Object.entries(placements)) {
    if (!request) continue;
    check(name, request);
    requests[`atria-${name}`] = request;
  }
  return requests;
}
