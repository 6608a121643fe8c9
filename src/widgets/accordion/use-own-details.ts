import { useLayoutEffect, useState } from 'react';
import { useOwnElements } from '../../core/element/own-elements';

/** What a `details` element of the page says of the panel that it becomes. */
export interface OwnDetails {
  readonly heading: string;
  readonly open: boolean;
  readonly id: string;
  /** The group of which one is open at a time; '' for none. */
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

/** Leaves opening and closing to the panel; returns what undoes it. */
function takeOver(details: HTMLDetailsElement): () => void {
  const { open } = details;
  const name = details.getAttribute('name');
  const summary = summaryOf(details);
  // Else opening one would close the others of its name.
  details.removeAttribute('name');
  details.open = true;
  // Whatever the page says of a summary's look.
  summary?.style.setProperty('display', 'none', 'important');
  return () => {
    summary?.style.removeProperty('display');
    details.open = open;
    if (name !== null) details.setAttribute('name', name);
  };
}

/**
 * Takes the `details` between the tags over: browsers show them by themselves before any script, as
 * high as the accordion will be. Their headings become buttons of the view, their content is in
 * the slots.
 *
 * @returns what each says, in order; undefined until the page was asked.
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
