import { type MenuWeek, menuWeeksOf } from '../../api/menu';
import { readStoredJson, writeStored } from '../../core/page/storage';
import { draftKey } from '../../core/state/draft-store';

/** Of one menu, and of one that is new and has no id yet. The storage is the tab's own. */
const keyOf = (menuId: string): string => draftKey(`menu-${menuId}`);

/** Edits that were not saved before the page was left or loaded anew, for the visit. */
export const readMenuDraft = (menuId: string): readonly MenuWeek[] | undefined =>
  readStoredJson('sessionStorage', keyOf(menuId), menuWeeksOf);

/** @param weeks null forgets them: they were saved or thrown away */
export const writeMenuDraft = (menuId: string, weeks: readonly MenuWeek[] | null): void =>
  writeStored('sessionStorage', keyOf(menuId), weeks && JSON.stringify(weeks));
