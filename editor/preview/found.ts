import type { EditedWindow } from '../../src/help/mistake';

/**
 * What edit mode finds wrong at a tag, in the words of its page: beyond what is of its values, which
 * the form has said already.
 */
export function foundAt(tag: Element | null): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  return (page?.atria?.problems?.() ?? [])
    .filter(({ element, isOfValues }) => element === tag && !isOfValues)
    .map(({ text }) => text);
}
