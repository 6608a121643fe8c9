import type { ApiClient } from '../../src/api/client';
import type { Language } from '../../src/core/page/language';
import { type AskedId, type Known, lookId, type Named } from '../../src/help/known-ids';
import { finds } from './kinds';

/** What the organisation's back end knows of ids, asked once for each. */
export interface Names {
  /** What is known by now. */
  readonly known: (asked: AskedId) => Known;
  /** Asks, where it is not known yet; never rejects. */
  readonly look: (asked: AskedId) => Promise<Known>;
  /** What has a text in its name, or as its id; rejects where the back end does not answer. */
  readonly find: (q: string, asked: Omit<AskedId, 'id'>) => Promise<readonly Named[]>;
}

const keyOf = ({ kind, id, calls }: AskedId): string => [kind, id, ...calls].join(' ');

/** Asks a back end for names. */
export function namesOf(client: () => Promise<ApiClient>, language: Language): Names {
  const all = new Map<string, Known>();
  const asked = new Map<string, Promise<Known>>();
  const ask = async ({ kind, id, calls }: AskedId): Promise<Known> => {
    try {
      return await lookId(kind, id, { api: await client(), language, calls });
    } catch {
      // The sample did not come.
      return 'failed';
    }
  };
  const look = (one: AskedId): Promise<Known> => {
    const key = keyOf(one);
    const before = asked.get(key);
    if (before) return before;
    const answer = ask(one).then((known) => {
      all.set(key, known);
      // Asked again the next time somebody wants to know.
      if (known === 'failed') asked.delete(key);
      return known;
    });
    asked.set(key, answer);
    return answer;
  };
  return {
    known: (one) => all.get(keyOf(one)),
    look,
    find: async (q, { kind, calls }) => {
      const byName = finds[kind]?.(q, { api: await client(), language, calls });
      const own = /^[\w-]*\d[\w-]*$/.test(q) ? await look({ kind, id: q, calls }) : undefined;
      const found = (await byName) ?? [];
      if (typeof own !== 'object' || found.some(({ id }) => id === own.id)) return found;
      return [own, ...found];
    },
  };
}

/** Whether a kind of id can be searched by names. */
export const hasNames = (kind: AskedId['kind']): boolean => kind in finds;
