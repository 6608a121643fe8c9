import { baseAddress, requestOf } from '../api/call-address';
import type { ApiCall, ApiClient } from '../api/client';
import { parseAnswer } from '../api/parse-answer';
import type { GivenAnswers } from '../core/element/widget-context';
import { urlOf } from '../read/link';

/**
 * The answers to the calls of a page's widgets: JSON by the call's whole address, or a function
 * that loads it and returns undefined without an answer. For one page each address is loaded once.
 */
export type AnswerData =
  | Readonly<Record<string, unknown>>
  | ((address: string, signal: AbortSignal) => Promise<unknown>);

/** The most renders of a view: an answer may lead to another call. */
const rounds = 4;

const never = async (): Promise<never> => {
  throw new Error('no server makes this call');
};

/** Prefixes an address without an origin with the page's own. */
const wholeAddress = (given: string | undefined, page: URL): string | undefined =>
  given && /^\/(?!\/)/.test(given) ? given : given && urlOf(given, page)?.href;

/**
 * A client for rendering a page: it only reads, and sends nothing of a visitor: no cookies, no
 * token.
 * @param get returns the JSON at an address; undefined without an answer
 */
export function serverApi(
  get: (address: string) => Promise<unknown>,
  page: URL,
  apiBase = '',
): ApiClient {
  const base = (baseAddress(apiBase, page.href) ?? new URL('/', page)).href;
  return {
    async call({ schema, onLeftOut, ...call }: ApiCall<never>) {
      if (call.personal || call.method === 'post' || !schema) return never();
      const endpoint = wholeAddress(call.endpoint, page);
      const body = await get(requestOf({ ...call, endpoint }, { apiBase: base }).address.href);
      if (body === undefined) return never();
      return parseAnswer(JSON.stringify(body), schema, onLeftOut);
    },
  };
}

/**
 * Answers for the widgets of a page.
 * @param within the milliseconds for all of them; the page itself makes the calls that take longer
 */
export function pageAnswers(data: AnswerData, within: number) {
  const asked = new Map<string, Promise<unknown>>();
  const signal = AbortSignal.timeout(within);
  const late = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  );
  const ask = async (address: string): Promise<unknown> =>
    typeof data === 'function'
      ? data(address, signal)
      : Object.hasOwn(data, address)
        ? data[address]
        : undefined;
  return (address: string): Promise<unknown> => {
    const answer = asked.get(address) ?? Promise.race([ask(address), late]);
    asked.set(address, answer);
    return answer;
  };
}

/** The answers that a view was rendered with, by the calls' names, for the markup beside it. */
export type Given = readonly (readonly [name: string, data: unknown])[];

/**
 * Renders a view until the answers of its first render's calls are known.
 * @param render renders it once, with the known answers
 */
export async function withAnswers<T>(
  api: ApiClient,
  render: (answers: GivenAnswers) => T,
): Promise<{ readonly rendered: T; readonly given: Given }> {
  const known = new Map<string, unknown>();
  const failed = new Set<string>();
  const { signal } = new AbortController();
  for (let round = 1; ; round++) {
    const due = new Map<string, () => Promise<unknown>>();
    const answers: GivenAnswers = (name, make) => {
      if (!known.has(name) && !failed.has(name)) due.set(name, async () => make(api, signal));
      return known.get(name) as undefined;
    };
    const rendered = render(answers);
    if (due.size === 0 || round === rounds) return { rendered, given: [...known] };
    const settle = async ([name, make]: [string, () => Promise<unknown>]) => {
      try {
        // As a page reads it: without values that JSON omits.
        known.set(name, JSON.parse(JSON.stringify(await make())));
      } catch {
        // The page makes the call itself, and reports its failure.
        failed.add(name);
      }
    };
    await Promise.all([...due].map(settle));
  }
}
