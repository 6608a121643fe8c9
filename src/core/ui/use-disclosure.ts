import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import { readableHash } from '../page/location';
import { useUntilFound } from './use-until-found';

/** Which disclosure of a group is open: its id, null for none, undefined before anyone chose. */
interface Group {
  readonly openId: string | null | undefined;
  readonly choose: (id: string | null) => void;
}
export const DisclosureGroupContext = createContext<Group | null>(null);

export interface DisclosureState {
  /** Whether it is open at first. */
  readonly open?: boolean | undefined;
  /** Whether it is open, where its owner keeps that; `onToggle` then changes it. */
  readonly isOpen?: boolean | undefined;
  /** Called when it opens or closes: by its button, the page's hash or the page's search. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** The page's hash, without `#`, that opens it and brings it into view [IMP-31]. */
  readonly hash?: string | undefined;
}

/**
 * A button and the panel it opens [IMP-15]. What is closed can be found by the browser's search
 * within the page, where it knows how, and opens then.
 *
 * @returns whether it is open, and what to spread on the button and on the panel's content.
 */
export function useDisclosure({ open = false, isOpen, onToggle, hash }: DisclosureState) {
  const id = useId();
  const group = use(DisclosureGroupContext);
  const [own, setOwn] = useState(open);
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = isOpen ?? (group && group.openId !== undefined ? group.openId === id : own);
  const set = (next: boolean) => {
    onToggle?.(next);
    setOwn(next);
    group?.choose(next ? id : null);
  };
  const latest = useRef(set);
  latest.current = set;

  useEffect(() => {
    if (!hash) return;
    const look = () => {
      if (readableHash(window.location.hash) !== `#${hash}`) return;
      latest.current(true);
      // The browser finds no id inside a shadow root by itself.
      button.current?.scrollIntoView({ block: 'start' });
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
