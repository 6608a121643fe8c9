import { useState } from 'react';
import type { EditedWindow } from '../../src/help/mistake';
import type { Say } from '../../src/read/words-table';
import { useStable } from '../use-stable';

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

const nothing: readonly string[] = [];

/**
 * The mistakes that a preview has found, and a function for it to tell them.
 *
 * @param of what it looks at: what was found in something else does not count
 */
export function useFound(of?: unknown) {
  const [found, setFound] = useState({ of, texts: nothing });
  const onFound = useStable((texts: readonly string[]) =>
    setFound((before) =>
      before.of === of && before.texts.join() === texts.join() ? before : { of, texts },
    ),
  );
  return [found.of === of ? found.texts : nothing, onFound] as const;
}
