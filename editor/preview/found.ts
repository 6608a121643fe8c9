import type { EditedWindow } from '../../src/help/mistake';
import type { Say } from '../../src/read/words-table';

/**
 * The mistakes that edit mode finds at a tag, in the language of its page: without those of its
 * values, which the form has reported already. Those that only a developer can mend are marked.
 */
export function foundAt(tag: Element | null, t: Say): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  return (page?.atria?.problems?.() ?? [])
    .filter(({ element, isOfValues }) => element === tag && !isOfValues)
    .map(
      ({ text, isForDeveloper }) => `${isForDeveloper ? t('forDeveloper') : t('inPage')}: ${text}`,
    );
}
