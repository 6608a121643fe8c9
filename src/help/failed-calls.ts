import type { Mistake } from './mistake';
import type { Words } from './words';

interface Failure {
  readonly tag: string;
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
}

const cureOf = ({ kind, status = 0 }: Failure, words: Words): string => {
  if (status === 404) return words.notFound;
  if (status === 401 || status === 403) return words.refused;
  if (kind === 'shape') return words.shape;
  return status ? words.broken : words.network;
};

/**
 * Listens to the calls that fail from now on.
 *
 * @returns a function that lists them, each address once for an element that is still there.
 */
export function watchFailedCalls(): (words: Words) => readonly Mistake[] {
  const failures = new Map<Element, Map<string, Failure>>();
  document.addEventListener('atria-error', (event) => {
    const failure = (event as CustomEvent<Failure>).detail;
    const { method, path, status = '' } = failure;
    const element = event.composedPath()[0] as Element;
    const ofElement = failures.get(element) ?? new Map<string, Failure>();
    failures.set(element, ofElement.set(`${method} ${path} ${status}`.trim(), failure));
  });
  return (words) =>
    [...failures]
      .filter(([element]) => element.isConnected)
      .flatMap(([element, ofElement]) =>
        Array.from(ofElement, ([call, failure]) => ({
          tag: failure.tag,
          text: words.call(call, cureOf(failure, words)),
          element,
        })),
      );
}
