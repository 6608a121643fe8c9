import { type Backend, createBackend } from '../stand-in/api/app';
import { createStore, type Store } from '../stand-in/api/session';
import { readStore, writeStore } from './kept-store';

/** A back end whose memory outlives the worker that it runs in. */
export interface KeptBackEnd {
  readonly store: Store;
  /** Answers a request; what it changed is kept before the answer is given. */
  readonly ask: (request: Request) => Promise<Response>;
  readonly likesOf: Backend['likesOf'];
}

/** Calls that only look change nothing. */
const isLooking = ({ method, url }: Request): boolean =>
  method === 'GET' && /^\/(api|tilaukset)\//.test(new URL(url).pathname);

/**
 * The stand-in back end with what it knew of this visitor. Requests are answered side by side, all
 * from the one store in memory; each that may have changed it writes the whole of it, so that the
 * last to write has what all before it have done. A browser that keeps nothing forgets with the
 * worker.
 */
export async function keptBackEnd(release: string): Promise<KeptBackEnd> {
  const store = (await readStore(release).catch(() => undefined)) ?? createStore();
  const { fetch, likesOf } = createBackend({ store, isSite: () => true });
  return {
    store,
    likesOf,
    async ask(request) {
      const answer = await fetch(request);
      if (!isLooking(request)) await writeStore(release, store).catch(() => {});
      return answer;
    },
  };
}
