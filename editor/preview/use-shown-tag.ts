import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useUi } from '../ui';
import { foundAt } from './found';
import { type Made, showTag } from './sync-tag';
import { withTheKey } from './with-the-key';

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
  const { t } = useUi();
  const made = useRef<Made | undefined>(undefined);
  const find = useRef(() => null as Element | null);
  find.current = () => {
    const page = frame.current?.contentDocument;
    return page ? placeIn(page) : null;
  };
  const show = () => {
    const place = find.current();
    if (!place) return;
    around(place, () => {
      const isNew = made.current === undefined;
      made.current = showTag(place, snippet, made.current);
      return isNew;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is of these.
  useLayoutEffect(() => withTheKey(frame.current, show), [snippet, around]);
  useEffect(() => {
    if (!onFound) return undefined;
    // The page's mistakes appear with the answers of its calls.
    const timer = setInterval(
      () => onFound(foundAt(find.current()?.firstElementChild ?? null, t)),
      1000,
    );
    return () => clearInterval(timer);
  }, [onFound, t]);
  return () => {
    made.current = undefined;
    show();
  };
}
