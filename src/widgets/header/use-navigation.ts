import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import type { Language } from '../../core/page/language';
import { readStoredJson, writeStored } from '../../core/page/storage';
import { type RetriedCall, useCall } from '../../core/page/use-call';

export interface KeptCall<T> {
  /** When to call again; null makes no call. */
  readonly key: string | null;
  /** The language of the answer; see `useCall`. */
  readonly language: Language;
  /** The name in the session storage; the same on the pages that may show the same. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** What of another page's answer is true of this one. */
  readonly shared: (data: T) => T;
  readonly make: (api: ApiClient, signal: AbortSignal) => Promise<T>;
}

/**
 * A call whose last answer is kept for the visit: the next page shows what pages share of it at
 * once, and its own answer when that is there. When it fails, the kept one stays.
 */
export function useKeptCall<T>(options: KeptCall<T>): RetriedCall<T> {
  const { key, language, name, schema, shared, make } = options;
  const [kept, setKept] = useState<{ readonly name: string; readonly data: T }>();
  // Before the first paint, but after the first render, which is the same as a server's.
  useLayoutEffect(() => {
    const data = readStoredJson('sessionStorage', name, (value) => {
      const { success, output } = v.safeParse(schema, value);
      return success ? output : undefined;
    });
    if (data !== undefined) setKept({ name, data });
  }, [name, schema]);
  const load = async (api: ApiClient, signal: AbortSignal) => {
    const data = await make(api, signal);
    // Under the name it was asked for by, which may be another by the time it is shown.
    if (!signal.aborted) {
      writeStored('sessionStorage', name, JSON.stringify(data));
      setKept({ name, data });
    }
    return data;
  };
  const call = useCall(key, load, language);
  const isKept = call.status !== 'done' && kept?.name === name;
  return isKept ? { ...call, data: shared(kept.data) } : call;
}
