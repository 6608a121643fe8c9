import * as v from 'valibot';
import { menuCardSchema } from '../../../api/menu';
import { readStoredJson, type StorageArea, writeStored } from '../../../core/page/storage';
import { draftKey } from '../../../core/state/visit';
import { toJson } from '../../../to-json';
import { days } from '../menu.model';

const cardSchema = v.object({ ...menuCardSchema.entries, isAdded: v.optional(v.boolean()) });
const weekSchema = v.object({
  ...v.entriesFromList(days, v.pipe(v.array(cardSchema), v.readonly())),
  typed: v.optional(v.record(v.string(), v.string())),
  isShown: v.optional(v.boolean()),
});
const draftSchema = v.pipe(v.array(weekSchema), v.minLength(1));

/** An edited week as it is stored: with the text in its fields, by day, and whether it is shown. */
export type DraftWeek = v.InferOutput<typeof weekSchema>;

/** The key of one menu, or of a new one without an id yet. */
const keyOf = (menuId: string): string => draftKey(`menu-${menuId}`);

const read = (area: StorageArea, menuId: string): readonly DraftWeek[] | undefined =>
  readStoredJson(area, keyOf(menuId), (value) => v.parse(draftSchema, value));

/** Edits from before the page was left without a save: the tab's own, or older ones. */
export const readMenuDraft = (menuId: string): readonly DraftWeek[] | undefined =>
  read('sessionStorage', menuId) ?? read('localStorage', menuId);

/** @param weeks null removes them: they were saved or discarded */
export function writeMenuDraft(menuId: string, weeks: readonly DraftWeek[] | null): void {
  const text = weeks && toJson(weeks);
  writeStored('sessionStorage', keyOf(menuId), text);
  writeStored('localStorage', keyOf(menuId), text);
}
