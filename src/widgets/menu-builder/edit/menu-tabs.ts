import { atom } from 'jotai/vanilla';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { listen } from '../../../core/page/listen';
import { readStoredJson, writeStoredJson } from '../../../core/page/storage';
import { pageStore } from '../../../core/state/store';

/** Messages between tabs about a menu: the id and time of its last save. */
const wordSchema = v.object({ savedAs: v.string(), at: v.number() });
type Word = v.InferOutput<typeof wordSchema>;

const keyOf = (menuId: string) => `atria-menu-${menuId}`;

const read = (menuId: string): Word =>
  readStoredJson('localStorage', keyOf(menuId), (value) => v.parse(wordSchema, value)) ?? {
    savedAs: '',
    at: 0,
  };

/** Each message has its own turn: browsers report only changes. */
const tell = (menuId: string, word: Partial<Word>): void =>
  writeStoredJson('localStorage', keyOf(menuId), { ...read(menuId), ...word, turn: Math.random() });

/** This page's number among the tabs, made when it is first needed. */
const tabAtom = atom(() => Math.random());
const lockOf = (menuId: string) => `${keyOf(encodeURIComponent(menuId))}#`;
const ownLockOf = (menuId: string) => lockOf(menuId) + pageStore.get(tabAtom);

/** The lock of another tab that edits a menu: it ends with that tab in any case. */
async function otherLock(menuId: string): Promise<string> {
  // Pages without TLS have no locks, frames without an origin may not ask for them.
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  const own = ownLockOf(menuId);
  const isOther = ({ name = '', mode }: LockInfo) =>
    mode === 'exclusive' && name.startsWith(lockOf(menuId)) && name !== own;
  return held.find(isOther)?.name ?? '';
}

/** What other tabs have done with the same menu. */
export interface OtherTabs {
  /** The lock of a tab that edits it; '' for none. */
  readonly lock: string;
  /** The id of its newest save; '' for none. */
  readonly savedAs: string;
}

const none: OtherTabs = { lock: '', savedAs: '' };

/**
 * Reports to other tabs that a menu is edited here, and follows what they do with it [IMP-30].
 *
 * @param since when the menu was requested: an earlier save is in it, or is older
 * @param isEdited whether there is something to save
 * @returns the others as of their last message; `look` asks again, `tellSaved` sends them the id
 */
export function useOtherTabs(menuId: string, since: number, isEdited: boolean) {
  const [others, setOthers] = useState(none);
  const look = useCallback(async () => {
    if (!menuId) return none;
    const { savedAs, at } = read(menuId);
    const seen = { lock: await otherLock(menuId), savedAs: at > since ? savedAs : '' };
    setOthers(seen);
    return seen;
  }, [menuId, since]);
  useEffect(() => {
    look();
    return listen<StorageEvent>(window, 'storage', ({ key }) => {
      if (key === keyOf(menuId) || key === null) look();
    });
  }, [menuId, look]);
  const { lock } = others;
  useEffect(() => {
    if (!lock) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    // The lock is granted once the other tab has ended.
    navigator.locks.request(lock, { mode: 'shared', signal }, () => {}).then(look, () => {});
    return () => waiting.abort();
  }, [lock, look]);
  useEffect(() => {
    if (!menuId || !isEdited) return;
    let release = () => {};
    const ended = new Promise<void>((done) => {
      release = done;
    });
    const hold = () => {
      tell(menuId, {});
      return ended;
    };
    navigator.locks?.request(ownLockOf(menuId), hold).catch(() => {});
    return release;
  }, [menuId, isEdited]);
  return {
    others,
    look,
    tellSaved: (savedAs: string, at: number) => menuId && tell(menuId, { savedAs, at }),
  };
}
