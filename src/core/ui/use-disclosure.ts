import { useEffect, useId, useRef, useState } from 'react';
import { isReturn } from '../page/is-return';
import { listen } from '../page/listen';
import { readable, writeAddress } from '../page/location';
import { followedLink } from '../page/use-leaving';
import { useUntilFound } from './use-until-found';

interface DisclosureState {
  /** Whether it is open before any visitor's action. */
  readonly open?: boolean | undefined;
  /** Whether it is open, if its owner keeps the state; `onToggle` then changes it. */
  readonly isOpen?: boolean | undefined;
  /** Called when it opens or closes: by its button, the page's hash or the page's search. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
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
export function useDisclosure({ open = false, isOpen, onToggle, hash }: DisclosureState) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = isOpen ?? chosen ?? open;
  const set = (next: boolean) => {
    onToggle?.(next);
    setChosen(next);
  };
  const latest = useRef(set);
  latest.current = set;

  useEffect(() => {
    if (!hash) return;
    const look = (isLinkHere?: boolean) => {
      if (readable(window.location.hash) !== `#${hash}`) return;
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
  useUntilFound(content, !shown, () => set(true));
  return {
    buttonProps: {
      ref: button,
      id: `${id}-button`,
      type: 'button',
      'aria-expanded': shown,
      'aria-controls': id,
      onClick: () => set(!shown),
    } as const,
    panelProps: { id, ref: content, hidden: !shown },
  };
}
