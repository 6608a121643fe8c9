import * as v from 'valibot';
import { readStoredJson, writeStoredJson } from '../../core/page/storage';

const key = 'atria-saved-menu';
const savedSchema = v.object({ menuId: v.string(), date: v.string() });

/** The last menu saved in this browser: only its address leads to it. */
export const lastSaved = (): v.InferOutput<typeof savedSchema> | undefined =>
  readStoredJson('localStorage', key, (value) => v.parse(savedSchema, value));

export const rememberSaved = (menuId: string): void =>
  writeStoredJson('localStorage', key, { menuId, date: new Date() });

/** The page's address with the id of a saved menu; the rest of it stays [MENU-09]. */
export function savedAddress(href: string, menuId: string): string {
  const url = new URL(href);
  url.searchParams.set('menuId', menuId);
  return url.href;
}
