import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { EditedWindow } from '../../src/help/mistake';
import type { Say } from '../../src/read/words-table';
import { useStable, useUi } from '../ui';
import { showTag } from './sync';

interface Given {
  readonly snippet: string;
  /** The place of the tag in the frame's page; null as long as the page is another. */
  readonly placeIn: (page: Document) => Element | null;
  /** Called with the mistakes that the page finds in the tag, as long as it is there. */
  readonly onFound?: ((found: readonly string[]) => void) | undefined;
  /** Called whenever the tag is shown; `put` shows it, and returns whether it is a new one. */
  readonly around?: (place: Element, put: () => boolean) => void;
}

/**
 * Shows a snippet in the page of a frame while it is written, in the same frame as the letter in its
 * field; an existing widget keeps its state.
 *
 * @returns a function that shows it at once in a page that has just loaded
 */
export function useShownTag(frame: RefObject<HTMLIFrameElement | null>, given: Given) {
  const { snippet, placeIn, onFound, around = (_, put) => put() } = given;
  const find = () => {
    const page = frame.current?.contentDocument;
    return page ? placeIn(page) : null;
  };
  const show = () => {
    const place = find();
    if (place) around(place, () => showTag(place, snippet));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is of these.
  useLayoutEffect(() => withTheKey(frame.current, show), [snippet, around]);
  useLooking(() => find()?.firstElementChild, onFound);
  return show;
}

const key = new Event('input');

/**
 * Changes the page of a frame so that it is painted with the letter that is being typed, and not a
 * picture later. The widgets' React renders at once what comes of a key, and takes the event that its
 * window handles for what a change comes of: while this one is heard, that is a key.
 */
export function withTheKey(frame: HTMLIFrameElement | null, change: () => void): void {
  const page = frame?.contentWindow;
  if (!page) return;
  // After the render around, which a fault in here must not end.
  queueMicrotask(() => {
    const own = Object.getOwnPropertyDescriptor(page, 'event');
    if (own?.value !== key) {
      Object.defineProperty(page, 'event', { configurable: true, value: key });
      setTimeout(() => Object.defineProperty(page, 'event', own ?? { value: undefined }));
    }
    change();
  });
}

/**
 * The mistakes that edit mode finds at a tag, in the language of its page: without those of its
 * values, which the form has reported already. Those that only a developer can mend are marked.
 */
export function foundAt(tag: Element | null, t: Say): readonly string[] {
  const page = tag?.ownerDocument.defaultView as EditedWindow | null | undefined;
  return (page?.atria?.problems?.() ?? [])
    .filter(({ element, isOfValues }) => element === tag && !isOfValues)
    .map(({ text, isForDeveloper }) => `${t(isForDeveloper ? 'forDeveloper' : 'inPage')}: ${text}`);
}

/** Looks again and again at the mistakes of a tag, as long as somebody is to be told. */
export function useLooking(
  find: () => Element | null | undefined,
  onFound: ((found: readonly string[]) => void) | undefined,
): void {
  const { t } = useUi();
  const look = useStable(() => onFound?.(foundAt(find() ?? null, t)));
  const isHeard = onFound !== undefined;
  useEffect(() => {
    if (!isHeard) return undefined;
    // The page's mistakes appear with the answers of its calls.
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isHeard, look]);
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
