import { useEffect, useId, useRef } from 'react';
import { isReturn } from '../page/is-return';
import { listen } from '../page/listen';
import { currentHash, writeAddress } from '../page/location';
import { followedLink } from '../page/use-leaving';
import { useUntilFound } from './use-until-found';

interface DisclosureState {
  readonly isOpen: boolean;
  /** Called when it is to open or close: by its button, the page's hash or the page's search. */
  readonly onToggle: (isOpen: boolean) => void;
  /** The page's hash, without `#`, that opens it and scrolls to it [IMP-31]. */
  readonly hash?: string | undefined;
}

/** Whether a press follows a link to the present hash. */
function isLinkHere(event: MouseEvent): boolean {
  const link = event.defaultPrevented ? undefined : followedLink(event);
  return Boolean(link?.hash) && link?.href === window.location.href;
}

/**
 * Calls back when the visitor goes to a hash. For a link to the present one browsers fire only
 * `popstate`, with the entry's own state: as for Back within an address.
 * @returns a function that stops this
 */
const onJump = (listener: (isLinkHere: boolean) => void): (() => void) =>
  listen(window, 'hashchange click', (event) => {
    const isHere = event.type === 'click';
    if (!isHere || isLinkHere(event as MouseEvent)) listener(isHere);
  });

/** The key of a history entry that has scrolled to its hash already. */
const key = 'atriaJumped';

/**
 * A button and the panel that it opens [IMP-15]. Where the browser can, its search finds text in a
 * closed panel, and the panel opens.
 *
 * @returns what to spread on the button and on the panel's content.
 */
export function useDisclosure({ isOpen, onToggle, hash }: DisclosureState) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef(onToggle);
  latest.current = onToggle;

  useEffect(() => {
    if (!hash) return;
    const look = (isLinkHere?: boolean) => {
      if (currentHash() !== `#${hash}`) return;
      latest.current(true);
      // The browser finds no id inside a shadow root by itself. A visitor who comes back stays
      // where they were, which the state of the history entry says.
      const { state } = window.history;
      const isFirst = isLinkHere === undefined;
      if (!isLinkHere && (state?.[key] || (isFirst && isReturn()))) return;
      button.current?.scrollIntoView({ block: 'start' });
      if (typeof state === 'object')
        writeAddress('replace', { ...state, [key]: true }, window.location.href);
    };
    look();
    // Not when the address is only written, as by a popup that closes: that is no jump.
    return onJump(look);
  }, [hash]);
  useUntilFound(content, !isOpen, () => onToggle(true));
  return {
    buttonProps: {
      ref: button,
      id: `${id}-button`,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => onToggle(!isOpen),
    } as const,
    panelProps: { id, ref: content, hidden: !isOpen },
  };
}
