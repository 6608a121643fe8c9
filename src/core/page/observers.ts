import { foreign } from '../../foreign';
import { nextFrame } from './next-frame';

type Kind = 'IntersectionObserver' | 'MutationObserver' | 'ResizeObserver';
type Observer<Entry> = new (
  callback: (entries?: readonly Entry[]) => void,
  options?: object,
) => Pick<MutationObserver, 'observe' | 'disconnect'>;

/**
 * An observer of the browser, for all of `src`: a page may have replaced or removed it. `observe`
 * returns whether it works; where it does not, do without what it tells.
 */
export function makeObserver<Entry>(
  kind: Kind,
  callback: (entries: readonly Entry[]) => void,
  options?: object,
) {
  const made = foreign(kind, () => {
    const { [kind]: Made } = window as unknown as Record<Kind, Observer<Entry>>;
    return new Made((entries = []) => callback(entries), options);
  });
  return {
    observe: (node: Node): boolean =>
      Boolean(made && foreign(kind, () => [made.observe(node, options)])),
    disconnect: () => foreign(kind, () => made?.disconnect()),
  };
}

/** How long a first report may take, in ms: the browser's own comes with the next frame. */
const silence = 1000;

/**
 * Follows which elements are in view; of an element's queued entries the last counts. Calls back
 * without entries where the page's IntersectionObserver reports nothing: do then without it.
 * @returns a function that stops it
 */
export function watchView(
  elements: readonly Element[],
  callback: (entries: readonly IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  let isSilent = true;
  // A page in the background has no frames.
  const cancel = nextFrame(() => setTimeout(() => isSilent && callback([]), silence));
  const report: typeof callback = (entries) => {
    isSilent = false;
    callback(entries);
  };
  const observer = makeObserver('IntersectionObserver', report, options);
  for (const element of elements) observer.observe(element);
  return () => {
    cancel();
    isSilent = false;
    observer.disconnect();
  };
}
