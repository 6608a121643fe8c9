import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../core/page/storage';

/** What a tab does with a menu: edits it, or has saved it under another id. */
const traceSchema = v.object({ at: v.number(), savedAs: v.string() });
const tracesSchema = v.record(v.string(), traceSchema);
type Traces = v.InferOutput<typeof tracesSchema>;

/** How long a trace counts, in ms: a tab that crashed has not wiped its own. */
const lifetime = 86_400_000;

const keyOf = (menuId: string) => `atria-menu-${menuId}`;

function read(menuId: string): Traces {
  const check = (value: unknown) => {
    const { success, output } = v.safeParse(tracesSchema, value);
    return success ? output : undefined;
  };
  const now = Date.now();
  const kept = Object.entries(readStoredJson('localStorage', keyOf(menuId), check) ?? {});
  return Object.fromEntries(kept.filter(([, { at }]) => at > now - lifetime));
}

/** Leaves a trace for other tabs, or wipes it. */
function leave(menuId: string, name: string, savedAs: string | null): void {
  const { [name]: _, ...others } = read(menuId);
  const own = savedAs === null ? {} : { [name]: { at: Date.now(), savedAs } };
  const text = JSON.stringify({ ...others, ...own });
  writeStored('localStorage', keyOf(menuId), text === '{}' ? null : text);
}

let ownName = '';
/** This page among the tabs, made when it is first asked for. */
function tab(): string {
  ownName ||= `${Date.now()}.${Math.random()}`;
  return ownName;
}

/** What other tabs have done with the same menu. */
export interface OtherTabs {
  readonly edit: boolean;
  /** The newest id that it was saved under; '' for none. */
  readonly savedAs: string;
}

/** @param since when the menu was asked for: what was saved before is in it, or is older */
function lookAt(menuId: string, since: number): OtherTabs {
  const traces = Object.entries(menuId ? read(menuId) : {})
    .filter(([name]) => !name.startsWith(tab()))
    .map(([, trace]) => trace);
  const saved = traces.filter(({ savedAs, at }) => savedAs && at >= since);
  return {
    edit: traces.some(({ savedAs }) => !savedAs),
    savedAs: saved.sort((one, other) => other.at - one.at)[0]?.savedAs ?? '',
  };
}

/**
 * Tells other tabs that a menu is edited here, and knows what they do with it [IMP-30].
 *
 * @param isEdited whether there is something to save
 * @returns the others as of the last word of theirs; `look` asks anew, `tellSaved` tells them the id
 */
export function useOtherTabs(menuId: string, since: number, isEdited: boolean) {
  const [others, setOthers] = useState<OtherTabs>({ edit: false, savedAs: '' });
  const look = useCallback(() => {
    const seen = lookAt(menuId, since);
    setOthers(seen);
    return seen;
  }, [menuId, since]);
  useEffect(() => {
    look();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keyOf(menuId) || key === null) look();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [menuId, look]);
  useEffect(() => {
    if (!menuId || !isEdited) return;
    const mark = () => leave(menuId, tab(), '');
    const wipe = () => leave(menuId, tab(), null);
    mark();
    window.addEventListener('pagehide', wipe);
    window.addEventListener('pageshow', mark);
    return () => {
      window.removeEventListener('pagehide', wipe);
      window.removeEventListener('pageshow', mark);
      wipe();
    };
  }, [menuId, isEdited]);
  return {
    others,
    look,
    tellSaved: (savedAs: string) => menuId && leave(menuId, `${tab()}-saved`, savedAs),
  };
}
