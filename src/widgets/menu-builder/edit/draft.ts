import * as v from 'valibot';
import { menuCardSchema } from '../../../api/menu';
import { readStoredJson, type StorageArea, writeStored } from '../../../core/page/storage';
import { draftKey } from '../../../core/state/draft-store';
import { days } from '../menu.model';

const cardSchema = v.object({ ...menuCardSchema.entries, isAdded: v.optional(v.boolean()) });
const weekSchema = v.object({
  ...v.entriesFromList(days, v.pipe(v.array(cardSchema), v.readonly())),
  typed: v.optional(v.record(v.string(), v.string())),
});
const draftSchema = v.pipe(v.array(weekSchema), v.minLength(1));

/** A week that is edited, as it is kept: with what is in its fields, by day. */
export type DraftWeek = v.InferOutput<typeof weekSchema>;

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
