import { useLayoutEffect, useState } from 'react';
import { useOwnElements } from '../../core/element/own-elements';

/** The data of a panel that a `details` element of the page becomes. */
export interface OwnDetails {
  readonly heading: string;
  readonly open: boolean;
  readonly id: string;
  /** The group in which only one is open at a time; '' for none. */
  readonly group: string;
}

const summaryOf = (details: Element) =>
  details.querySelector<HTMLElement>(':scope > summary') ?? undefined;

const read = (details: HTMLDetailsElement): OwnDetails => ({
  heading: summaryOf(details)?.textContent?.trim() ?? '',
  open: details.open,
  id: details.id,
  group: details.getAttribute('name') ?? '',
});

/** Lets the panel open and close the element; returns a function that undoes this. */
function takeOver(details: HTMLDetailsElement): () => void {
  const { open } = details;
  const name = details.getAttribute('name');
  const summary = summaryOf(details);
  // Otherwise opening one would close the others with its name.
  details.removeAttribute('name');
  details.open = true;
  // Whatever the page's style for a summary.
  summary?.style.setProperty('display', 'none', 'important');
  return () => {
    summary?.style.removeProperty('display');
    details.open = open;
    if (name !== null) details.setAttribute('name', name);
  };
}

/**
 * Takes over the `details` between the tags. Browsers show them before any script, as high as the
 * accordion will be. Their headings become buttons of the view, their content is in the slots.
 *
 * @returns the data of each, in order; undefined before the page was read.
 */
export function useOwnDetails(): readonly OwnDetails[] | undefined {
  const elements = useOwnElements<HTMLDetailsElement>('details');
  const [all, setAll] = useState<readonly OwnDetails[]>();
  useLayoutEffect(() => {
    if (!elements) return;
    setAll(elements.map(read));
    const undo = elements.map(takeOver);
    return () => {
      for (const one of undo) one();
    };
  }, [elements]);
  return all;
}
