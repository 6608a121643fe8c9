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
export function watchFailedCalls(words: Words): () => readonly Mistake[] {
  const mistakes = new Map<string, Mistake>();
  document.addEventListener('atria-error', (event) => {
    const failure = (event as CustomEvent<Failure>).detail;
    const { tag, method, path, status = '' } = failure;
    const text = words.call(`${method} ${path} ${status}`.trim(), cureOf(failure, words));
    mistakes.set(`${tag} ${text}`, { tag, text, element: event.composedPath()[0] as Element });
  });
  return () =>
    Array.from(mistakes, ([, mistake]) => mistake).filter(({ element }) => element.isConnected);
}
