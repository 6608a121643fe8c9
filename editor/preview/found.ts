import type { EditedWindow } from '../../src/help/mistake';
import type { Texts } from '../texts';

/**
 * What edit mode finds wrong at a tag, in the words of its page: beyond what is of its values, which
 * the form has said already. What only a developer can mend is said to be for them.
 */
export function foundAt(tag: Element | null, t: Texts): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  return (page?.atria?.problems?.() ?? [])
    .filter(({ element, isOfValues }) => element === tag && !isOfValues)
    .map(({ text, isForDeveloper }) => `${isForDeveloper ? t.forDeveloper : t.inPage}: ${text}`);
}
