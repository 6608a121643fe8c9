/** A widget's request. */
export interface Made {
  readonly url: URL;
  /** The value of a parameter, or null. */
  readonly param: (name: string) => string | null;
  /** Whether the widget has aborted it. */
  readonly isAborted: () => boolean;
  /** Calls back when the widget aborts it; a browser's own fetch rejects then. */
  readonly onAbort: (listener: () => void) => void;
}

interface Settings {
  readonly settings: { readonly fetch: typeof fetch };
  readonly requests: Made[];
  /** The requests of one path. */
  readonly to: (path: string) => Made[];
}

/**
 * A `fetch` that answers every request with the JSON from `answer`: a value, a promise of one, or a
 * number for an error with that status. Records the requests.
 */
export function answeringFetch(answer: (made: Made) => unknown): Settings {
  const requests: Made[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, signal } = new Request(input, init);
    const address = new URL(url);
    const made: Made = {
      url: address,
      param: (name) => address.searchParams.get(name),
      isAborted: () => signal.aborted || (init?.signal?.aborted ?? false),
      onAbort: (listener) => {
        for (const one of [signal, init?.signal]) one?.addEventListener('abort', listener);
      },
    };
    requests.push(made);
    const given = await answer(made);
    return typeof given === 'number' ? new Response('', { status: given }) : Response.json(given);
  };
  return {
    settings: { fetch: fetch as typeof globalThis.fetch },
    requests,
    to: (path) => requests.filter(({ url }) => url.pathname.startsWith(path)),
  };
}
