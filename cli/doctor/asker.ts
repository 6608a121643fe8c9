import { type Answered, exchange, NoAnswer } from '../check-api/exchange';

/** The content of an address; `failed` says why there is none. */
export type Found = Answered & { readonly url: URL; readonly failed?: string };

export interface Asker {
  /** The page's own origin: files of others are requested like modules and fonts, with `Origin`. */
  readonly origin: string;
  /** Requests an address, once for all callers. */
  readonly ask: (address: URL) => Promise<Found>;
}

/** Makes the requests that a page makes for its files and frames: without cookies, each once. */
export function createAsker(fetch: typeof globalThis.fetch, origin: string, seconds: number) {
  const asked = new Map<string, Promise<Found>>();
  const get = async (url: URL): Promise<Found> => {
    const headers = url.origin === origin ? undefined : { Origin: origin };
    try {
      const answer = await exchange(fetch, new Request(url, { headers }), seconds, () => {});
      return { ...answer, url: new URL(answer.redirects.at(-1) ?? url) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const none = { status: 0, headers: new Headers(), text: '', redirects: [] };
      return { ...none, url, failed: error.message };
    }
  };
  return {
    origin,
    ask(address: URL) {
      const { href } = new URL(address.pathname + address.search, address);
      const before = asked.get(href) ?? get(new URL(href));
      asked.set(href, before);
      return before;
    },
  } satisfies Asker;
}

/** Why an answer cannot be used; undefined if it can. */
export const whyNot = ({ failed, status }: Found): string | undefined =>
  failed ?? (status === 200 ? undefined : `status ${status}`);
