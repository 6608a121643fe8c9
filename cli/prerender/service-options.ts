import { availableParallelism } from 'node:os';
import { typed, UsageError } from '../typed';
import { folderAddress, originsOf } from './options';
import type { PageOptions } from './render-page';

/** How pages are accepted and rendered. */
export interface ServiceOptions extends Pick<PageOptions, 'ask' | 'base'> {
  readonly host: string;
  readonly port: number;
  /** How many pages are rendered at once. */
  readonly threads: number;
  /** How many pages are here at once, including those on their way in and out. */
  readonly pages: number;
  /** The largest page, in bytes. */
  readonly size: number;
  /** How long a page may wait for its turn, may take to render, and may pause on its way; ms. */
  readonly timeout: number;
  /** The most memory of a thread, in megabytes. */
  readonly memory: number;
}

/** The options of `serve-prerender`. */
export const details = `  --port NUMBER      4380 without it
  --host ADDRESS     127.0.0.1 without it: who can reach the service can have pages rendered
  --release ADDRESS  where the release's files are, for pages that have no line of atria.js
  --ask ORIGIN       asks this back end for what the widgets' calls are answered with (navigation,
                     searches, lists of products); may be given several times
  --threads NUMBER   so many pages are rendered at once; one a processor without it
  --pages NUMBER     so many pages are here at once; 64 without it
  --size MB          the largest page; 2 without it
  --timeout SECONDS  so long a page waits for its turn, and so long it may take then; 2 without it
  --memory MB        the most memory of a thread; 256 without it

  POST /?url=ADDRESS  a page of HTML in UTF-8, and its public address; the page comes back with its
                      widgets rendered. What is over a limit or fails comes back unchanged. The header
                      Atria-Prerender says which: "rendered", or "unchanged; " and why.
  GET /health         what was done so far, as JSON

Exit status: 0 when it was stopped, 1 when it could not begin, 2 when it cannot be followed.`;

const text = { type: 'string' } as const;
const accepted = {
  ask: { type: 'string', multiple: true } as const,
  ...{ port: text, host: text, release: text, threads: text },
  ...{ pages: text, size: text, timeout: text, memory: text },
};

/**
 * The options typed after `serve-prerender`.
 *
 * @throws UsageError if they are invalid
 */
export function serviceOptionsOf(args: readonly string[]): ServiceOptions {
  const { values, positionals } = typed(args, accepted);
  if (positionals.length > 0)
    throw new UsageError(`Pages are posted to it: what is "${positionals[0]}"?`);
  const number = (
    name: Exclude<keyof typeof values, 'ask'>,
    without: number,
    min: number,
  ): number => {
    const value = Number(values[name] ?? without);
    if (!(value >= min)) throw new UsageError(`--${name} is a number from ${min} on.`);
    return value;
  };
  return {
    host: values.host ?? '127.0.0.1',
    port: number('port', 4380, 0),
    ...originsOf(values.ask),
    ...(values.release !== undefined && { base: folderAddress(values.release, '--release') }),
    threads: Math.round(number('threads', availableParallelism(), 1)),
    pages: number('pages', 64, 1),
    size: number('size', 2, 0.001) * 2 ** 20,
    timeout: number('timeout', 2, 0.01) * 1000,
    memory: number('memory', 256, 16),
  };
}
