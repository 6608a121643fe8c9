import { firstWords, type Part } from './parts';

const isOurs = ({ localName }: Element): boolean => localName.startsWith('atria-');

/** The widgets of a place that are in no other widget. */
const outermost = (place: Element): Element[] =>
  [...place.children].flatMap((one) => (isOurs(one) ? [one] : outermost(one)));

/** The element of a page's part in the preview; undefined for a part that shows nothing. */
export function shownPart(place: Element, parts: readonly Part[], at: number): Element | undefined {
  const part = parts[at];
  if (part?.kind === 'widget') {
    const before = parts.slice(0, at).filter(({ kind }) => kind === 'widget').length;
    return outermost(place)[before];
  }
  return [...place.querySelectorAll(part?.name || 'p')].find(
    (one) => firstWords(one.textContent ?? '') === part?.words,
  );
}
