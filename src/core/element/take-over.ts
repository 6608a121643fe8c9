import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { logFault } from '../../api/log-fault';
import { watchView } from '../page/observers';
import { adoptStyles } from '../style/style-sheet';
import { withDelegatedEvents } from './delegated-events';
import { isTouched, pressHeld, takeTyped } from './early-touches';
import { answersAttribute, markAttribute, markOf, partsOf, styleName } from './served-mark';
import type { GivenAnswers } from './widget-context';
import type { WidgetFrameProps } from './widget-frame';

/** An element whose root has the markup of a server. */
interface Served extends HTMLElement {
  readonly container: ShadowRoot;
  mount(makeRoot: typeof hydrate): void;
}

/** Calls back when the page is idle; some engines cannot tell. */
const whenIdle = (then: () => void, options?: IdleRequestOptions) =>
  void (self.requestIdleCallback?.(then, options) ?? setTimeout(then));

/** Makes a call when the page is idle, and shows its response. @returns a function that aborts it. */
const renew: GivenAnswers['renew'] = (api, make) => {
  const controller = new AbortController();
  const { signal } = controller;
  const ask = async () => {
    if (signal.aborted) return;
    const show = await make(api, signal);
    if (!signal.aborted) show();
  };
  whenIdle(() => ask().catch(logFault), { timeout: 1000 });
  return () => controller.abort();
};

/**
 * Gives a view the responses that its markup was made with, for its first render alone.
 * @returns whether they could be read
 */
function giveAnswers(container: ShadowRoot, model: WidgetFrameProps): boolean {
  const script = container.querySelector(`[${answersAttribute}]`);
  if (!script) return true;
  let known: Map<string, unknown>;
  try {
    known = new Map(JSON.parse(script.textContent));
  } catch {
    return false;
  }
  // Old after five minutes [SRV-03]. Clocks differ: what seems to be from the future is old, too.
  const isOld = Math.abs(Date.now() - Number(script.getAttribute(answersAttribute))) > 300_000;
  const answers = Object.assign((name: string) => known.get(name), isOld && { renew });
  // The same object for the element as long as nothing in it changes.
  const widget = Object.assign(model.widget, { answers });
  const { onPaint } = model;
  Object.assign(model, {
    onPaint(host: HTMLElement | null) {
      delete (widget as Partial<typeof widget>).answers;
      onPaint?.(host);
    },
  });
  return true;
}

/** Script may set what a policy may have refused in the markup. */
function setStyles(container: ShadowRoot): void {
  for (const one of container.querySelectorAll<HTMLElement>(`[style], [${styleName}]`)) {
    one.style.cssText = one.getAttribute(styleName) ?? one.getAttribute('style') ?? '';
    one.removeAttribute(styleName);
  }
}

/** A picture that failed to load before anybody listened: its view handles the failure now. */
function askAgain(container: ShadowRoot): void {
  for (const image of container.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    if (src && image.complete && image.naturalWidth === 0) image.setAttribute('src', src);
  }
}

/**
 * A root for the markup, in a container; undefined, with an empty container, where the markup was
 * made for something else.
 */
function hydrate(container: ShadowRoot, model: WidgetFrameProps): Root | undefined {
  const { widget, values } = model;
  const marked = container.firstElementChild;
  const mark = marked?.getAttribute(markAttribute) ?? '';
  const isFit = mark === markOf({ tag: widget.tag, page: widget, values }, partsOf(mark));
  if (!isFit || !giveAnswers(container, model)) {
    container.replaceChildren();
    return undefined;
  }
  // React ignores links next to what it renders.
  marked?.removeAttribute(markAttribute);
  for (const one of container.querySelectorAll('script')) one.remove();
  setStyles(container);
  const served = container.querySelector('[part~=root]');
  let root: Root | undefined;
  return {
    // React begins with its first props, and would drop the markup for others.
    render(frame) {
      root?.render(frame);
      root ??= withDelegatedEvents(container, () =>
        // Any container will do; the types name those that React clears.
        hydrateRoot(container as unknown as Element, frame, {
          onCaughtError: () => {},
          onRecoverableError: (error) => {
            // React renders again, but it clears only documents and elements, and this is a shadow
            // root.
            served?.remove();
            reportError(error);
          },
        }),
      );
    },
    unmount() {
      root?.unmount();
      adoptStyles(container);
    },
  };
}

/** Renders an element's tree, and restores what was typed and pressed before. */
function begin(element: Served): void {
  if (!element.isConnected) return;
  const { container } = element;
  const type = takeTyped(container);
  flushSync(() => element.mount(hydrate));
  askAgain(container);
  type();
  pressHeld(container);
}

/**
 * Hydrates an element that a server has rendered: at once where a visitor touches it, when the page
 * is idle where it is near the window, and elsewhere once the page has loaded.
 */
export function takeOver(element: Served): void {
  const { container } = element;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    begin(element);
  };
  // From then on React listens to the container, and receives this very event.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'input'])
    container.addEventListener(type, start, { capture: true, signal });
  const look = ([entry]: readonly IntersectionObserverEntry[]) => {
    // On a slow phone a page that always moves is never idle.
    if (entry?.isIntersecting) whenIdle(start, { timeout: 100 });
  };
  signal.addEventListener('abort', watchView([element], look, { rootMargin: '50%' }));
  if (isTouched(container)) start();
  else if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { signal });
}
