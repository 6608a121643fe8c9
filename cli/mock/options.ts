import type { FaultyCall } from '../../stand-in/api/fault';
import { faultKinds, faultNames, isKnownFault } from '../../stand-in/api/fault';
import { typed, UsageError } from '../typed';

/** How the stand-in back end answers. */
export interface MockOptions {
  readonly host: string;
  readonly port: number;
  /** The faults, as in `search:500,cart:slow`. */
  readonly fault: string;
  /** The delay of each answer, in milliseconds. */
  readonly delay: number;
  /** A folder of pages to serve beside the calls. */
  readonly pages?: string | undefined;
}

/** The options of `mock`. */
export const details = `  --port NUMBER     4010 without it
  --host ADDRESS    127.0.0.1 without it, which nobody else reaches
  --fault NAME:KIND these calls fail: search:500, cart:slow, all:offline; may be repeated. A request
                    asks for another one by its header x-atria-fault. docs/api.md has the table.
  --delay MS        each answer waits so long; 0 without it
  --pages FOLDER    serves a folder of pages, too, such as one that init has written

Pages of any origin may call it: data-api-base="http://localhost:4010". Of another brand, it answers
at http://BRAND.localhost:4010. GET / lists the calls with the names of their faults. What it
remembers (carts, likes, sent forms) is gone when it stops.

Exit status: 0 when it was stopped, 1 when it could not begin, 2 when it cannot be followed.`;

const text = { type: 'string' } as const;
const accepted = {
  ...{ port: text, host: text, delay: text, pages: text },
  fault: { type: 'string', multiple: true },
} as const;

/** A whole number from 0 on. */
function numberOf(name: string, given: string): number {
  if (!/^\d+$/.test(given)) throw new UsageError(`--${name} is a whole number, not "${given}".`);
  return Number(given);
}

/** The faults; each must exist. */
function faultOf(given: readonly string[], calls: readonly FaultyCall[]): string {
  const asked = given.flatMap((one) => one.split(',')).map((one) => one.trim());
  const names = faultNames(calls);
  const unknown = asked.find((one) => !isKnownFault(one, names));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no fault "${unknown}": NAME is one of ${names.join(', ')}; ` +
        `KIND a status or one of ${faultKinds.join(', ')}.`,
    );
  return asked.join(',');
}

/**
 * The options typed after `mock`.
 *
 * @param calls the existing calls
 * @throws UsageError if they are invalid
 */
export function mockOptionsOf(args: readonly string[], calls: readonly FaultyCall[]): MockOptions {
  const { values, positionals } = typed(args, accepted);
  if (positionals.length > 0) throw new UsageError(`What is "${positionals[0]}"?`);
  return {
    host: values.host ?? '127.0.0.1',
    port: numberOf('port', values.port ?? '4010'),
    fault: faultOf(values.fault ?? [], calls),
    delay: numberOf('delay', values.delay ?? '0'),
    pages: values.pages,
  };
}
