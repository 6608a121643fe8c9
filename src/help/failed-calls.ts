import type { PageError } from '../tell-error';
import type { Mistake } from './mistake';

/** A visitor's mistake, or one that the element reports: see `ownProblems` and src/retry.ts. */
const isToldElsewhere = ({ kind, tag }: PageError): boolean =>
  kind === 'refused' || (tag !== undefined && (kind === 'stopped' || kind === 'load'));

const cureOf = ({ kind, status = 0 }: PageError): string => {
  if (status === 404) return 'notFound';
  if (status === 401 || status === 403) return 'refused';
  if (kind === 'shape' || kind === 'entry') return 'shape';
  if (kind === 'load') return 'notLoaded';
  if (kind === 'shop') return 'noShop';
  if (kind === 'stopped') return 'foreign';
  return status ? 'broken' : 'network';
};

/**
 * Records from now on what fails: calls, parts of widgets, the shop's frame.
 *
 * @returns a function that lists them, each address once per element that is still in the page.
 */
export function watchFailedCalls(): () => readonly Mistake[] {
  const failures: Mistake[] = [];
  document.addEventListener('atria-error', (event) => {
    const failure = (event as CustomEvent<PageError>).detail;
    if (isToldElsewhere(failure)) return;
    const { method, path, status, field, tag = 'script' } = failure;
    const target = event.composedPath()[0];
    const element = target instanceof Element ? target : document.body;
    const call = [method, path, status, field].filter(Boolean).join(' ');
    const at = failures.findIndex((one) => one.element === element && one.params?.call === call);
    // A 404 is for an id in the tag; any other failure is the server's.
    const mistake = { tag, code: cureOf(failure), element, isForDeveloper: status !== 404 };
    failures[at < 0 ? failures.length : at] = { ...mistake, params: { call } };
  });
  return () => failures.filter(({ element }) => element.isConnected);
}
