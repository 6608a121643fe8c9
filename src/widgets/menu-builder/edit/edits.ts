import { atom } from 'jotai/vanilla';
import type { MenuWeek } from '../../../api/menu';
import { pageStore, useSelected } from '../../../core/state/store';
import { readMenuDraft, writeMenuDraft } from './draft';
import { draftOf, isDirty, loadedAgain, type MenuEdits, startEdits } from './edits.model';

/** The menus of the page by id, '' for a new one: edits outlive the tag that shows them. */
export const menusAtom = atom<ReadonlyMap<string, MenuEdits>>(new Map());

function put(id: string, next: MenuEdits): void {
  const menus = pageStore.get(menusAtom);
  pageStore.set(menusAtom, new Map([...menus, [id, next]]));
  const before = menus.get(id);
  if (!before) return;
  if (before.menuId !== next.menuId) writeMenuDraft(before.menuId, null);
  writeMenuDraft(next.menuId, isDirty(next) ? draftOf(next) : null);
}

/** A menu was loaded, or there is none: its stored edits are added. */
export function loadEdits(id: string, weeks: readonly MenuWeek[], since: number): void {
  const now = editsOf(id);
  const next = startEdits(id, weeks, since, now ? undefined : readMenuDraft(id));
  put(id, now ? loadedAgain(now, next) : next);
}

export const editsOf = (id: string): MenuEdits | undefined => pageStore.get(menusAtom).get(id);

/** Changes a loaded menu, and its draft. */
export function changeEdits(id: string, make: (now: MenuEdits) => MenuEdits): void {
  const now = editsOf(id);
  const next = now && make(now);
  if (next && next !== now) put(id, next);
}

/** A menu with its edits; undefined until it is loaded. */
export const useEdits = (id: string): MenuEdits | undefined =>
  useSelected(menusAtom, (menus) => menus.get(id), undefined);
