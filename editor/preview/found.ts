import type { EditedWindow } from '../../src/help/mistake';

/**
 * The mistakes that edit mode finds at a tag, in the language of its page: without those of its
 * values, which the form has reported already.
 */
export function foundAt(tag: Element | null): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  return (page?.atria?.problems?.() ?? [])
    .filter(({ element, isOfValues }) => element === tag && !isOfValues)
    .map(({ text }) => text);
}
