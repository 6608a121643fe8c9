import { type ApiClient, createClient } from '../../src/api/client';
import type { Language } from '../../src/core/page/language';
import { lookId } from '../../src/help/known-ids';
import type { AskedId, Known, Named } from '../../src/help/named';
import { finds } from './kinds';

/** What the organisation's back end knows about ids, each requested once. */
export interface Names {
  /** What is known so far. */
  readonly known: (asked: AskedId) => Known;
  /** Requests it, unless it is known; never rejects. */
  readonly look: (asked: AskedId) => Promise<Known>;
  /**
   * Finds content with a text in its name, or as its id; rejects if the back end does not answer.
   */
  readonly find: (q: string, asked: Omit<AskedId, 'id'>) => Promise<readonly Named[]>;
}

const keyOf = ({ kind, id, search }: AskedId): string => [kind, id, search].join(' ');

/** The names from a back end. */
export function namesOf(client: () => Promise<ApiClient>, language: Language): Names {
  const all = new Map<string, Known>();
  const asked = new Map<string, Promise<Known>>();
  const ask = async ({ kind, id, search }: AskedId): Promise<Known> => {
    try {
      return await lookId(kind, id, { api: await client(), language, search });
    } catch {
      // The sample failed to load.
      return 'failed';
    }
  };
  const look = (one: AskedId): Promise<Known> => {
    const key = keyOf(one);
    const before = asked.get(key);
    if (before) return before;
    const answer = ask(one).then((known) => {
      all.set(key, known);
      // Requested again the next time.
      if (known === 'failed') asked.delete(key);
      return known;
    });
    asked.set(key, answer);
    return answer;
  };
  return {
    known: (one) => all.get(keyOf(one)),
    look,
    find: async (q, { kind, search }) => {
      const byName = finds[kind]?.(q, { api: await client(), language, search });
      const own = /^[\w-]*\d[\w-]*$/.test(q) ? await look({ kind, id: q, search }) : undefined;
      const found = (await byName) ?? [];
      if (typeof own !== 'object' || found.some(({ id }) => id === own.id)) return found;
      return [own, ...found];
    },
  };
}

/** Whether content of a kind of id can be found by names. */
export const hasNames = (kind: AskedId['kind']): boolean => kind in finds;

/** The settings of a page for its calls. */
interface CallsOf {
  readonly apiBase: string;
  readonly apiCredentials?: string | undefined;
}

/** The client of the organisation's own back end. */
export const ownClient = (settings: CallsOf): ApiClient =>
  createClient({ ...settings, fetch: (...request) => fetch(...request) });
