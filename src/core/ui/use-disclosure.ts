import { useEffect, useId, useRef, useState } from 'react';
import { isReturn } from '../page/is-return';
import { readableHash, writeAddress } from '../page/location';
import { useUntilFound } from './use-until-found';

export interface DisclosureState {
  /** Whether it is open until anyone chooses. */
  readonly open?: boolean | undefined;
  /** Whether it is open, where its owner keeps that; `onToggle` then changes it. */
  readonly isOpen?: boolean | undefined;
  /** Called when it opens or closes: by its button, the page's hash or the page's search. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** The page's hash, without `#`, that opens it and brings it into view [IMP-31]. */
  readonly hash?: string | undefined;
}

/** Of a step of the history whose place in the page was jumped to. */
const key = 'atriaJumped';

/**
 * A button and the panel it opens [IMP-15]. What is closed can be found by the browser's search
 * within the page, where it knows how, and opens then.
 *
 * @returns whether it is open, and what to spread on the button and on the panel's content.
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
    const look = (event?: Event) => {
      if (readableHash(window.location.hash) !== `#${hash}`) return;
      latest.current(true);
      // The browser finds no id inside a shadow root by itself. Whoever comes back is where they
      // were, which a step of the page's history says by its state.
      const { state } = window.history;
      if (state?.[key] || (!event && isReturn())) return;
      button.current?.scrollIntoView({ block: 'start' });
      if (typeof state === 'object')
        writeAddress('replace', { ...state, [key]: true }, window.location.href);
    };
    look();
    // Not when the address is only written, as by a popup that closes: that is no jump.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [hash]);
  useUntilFound(content, !shown, () => set(true));
  return {
    isOpen: shown,
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
