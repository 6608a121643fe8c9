import * as v from 'valibot';
import { type MenuCard, menuCardSchema } from '../../../api/menu';
import { readStoredJson, type StorageArea, writeStored } from '../../../core/page/storage';
import { draftKey } from '../../../core/state/draft-store';
import { type Day, days } from '../menu.model';

const cards = v.array(v.object({ ...menuCardSchema.entries, isAdded: v.optional(v.boolean()) }));
const draftSchema = v.pipe(
  v.array(
    v.object({
      ...v.entriesFromList(days, cards),
      typed: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  v.minLength(1),
);

/** A week that is edited, as it is kept: with what stands in its fields, by day. */
export type DraftWeek = Readonly<
  Record<Day, readonly (MenuCard & { readonly isAdded?: boolean | undefined })[]>
> & { readonly typed?: Readonly<Record<string, string>> | undefined };

/** Of one menu, and of one that is new and has no id yet. */
const keyOf = (menuId: string): string => draftKey(`menu-${menuId}`);

const read = (area: StorageArea, menuId: string): readonly DraftWeek[] | undefined =>
  readStoredJson(area, keyOf(menuId), (value) => v.parse(draftSchema, value));

/** Edits that were not saved before the page was left: the tab's own, or those of another day. */
export const readMenuDraft = (menuId: string): readonly DraftWeek[] | undefined =>
  read('sessionStorage', menuId) ?? read('localStorage', menuId);

/** @param weeks null forgets them: they were saved or thrown away */
export function writeMenuDraft(menuId: string, weeks: readonly DraftWeek[] | null): void {
  const text = weeks && JSON.stringify(weeks);
  writeStored('sessionStorage', keyOf(menuId), text);
  writeStored('localStorage', keyOf(menuId), text);
}
