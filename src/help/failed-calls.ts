import type { PageError } from '../tell-error';
import type { Mistake } from './mistake';
import type { Words } from './words';

/** A visitor's mistake, or one that the element reports: see `ownProblems` and src/retry.ts. */
const isToldElsewhere = ({ kind, tag }: PageError): boolean =>
  kind === 'refused' || (tag !== undefined && (kind === 'stopped' || kind === 'load'));

const cureOf = ({ kind, status = 0 }: PageError, words: Words): string => {
  if (status === 404) return words.notFound;
  if (status === 401 || status === 403) return words.refused;
  if (kind === 'shape' || kind === 'entry') return words.shape;
  if (kind === 'load') return words.notLoaded;
  if (kind === 'shop') return words.noShop;
  if (kind === 'stopped') return words.foreign;
  return status ? words.broken : words.network;
};

/**
 * Records from now on what fails: calls, parts of widgets, the shop's frame.
 *
 * @returns a function that lists them, each address once per element that is still in the page.
 */
export function watchFailedCalls(): (words: Words) => readonly Mistake[] {
  const failures = new Map<Element, Map<string, PageError>>();
  document.addEventListener('atria-error', (event) => {
    const failure = (event as CustomEvent<PageError>).detail;
    if (isToldElsewhere(failure)) return;
    const { method, path, status, field } = failure;
    const target = event.composedPath()[0];
    const element = target instanceof Element ? target : document.body;
    const ofElement = failures.get(element) ?? new Map<string, PageError>();
    const what = [method, path, status, field].filter(Boolean).join(' ');
    failures.set(element, ofElement.set(what, failure));
  });
  return (words) =>
    [...failures]
      .filter(([element]) => element.isConnected)
      .flatMap(([element, ofElement]) =>
        Array.from(ofElement, ([call, failure]) => ({
          tag: failure.tag ?? 'script',
          text: `${call}: ${cureOf(failure, words)}`,
          element,
          // A 404 is for an id in the tag; any other failure is the server's.
          isForDeveloper: failure.status !== 404,
        })),
      );
}
