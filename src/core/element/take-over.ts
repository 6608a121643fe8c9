import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
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

/** Whether the markup was made of what the element is made of now. */
function fits(mark: string | null | undefined, { widget, values }: WidgetFrameProps): boolean {
  if (!mark) return false;
  return markOf({ tag: widget.tag, page: widget, values }, partsOf(mark)) === mark;
}

/**
 * Gives a view the answers that its markup was made with, for its first render alone.
 * @returns whether they could be read
 */
function giveAnswers(container: ShadowRoot, model: WidgetFrameProps): boolean {
  const text = container.querySelector(`[${answersAttribute}]`)?.textContent;
  if (!text) return true;
  let known: Map<string, unknown>;
  try {
    known = new Map(JSON.parse(text));
  } catch {
    return false;
  }
  const answers: GivenAnswers = (name) => known.get(name) as undefined;
  // The very object, which is the element's for as long as nothing in it changes.
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

/** What a policy may have refused in the markup, script may set. */
function setStyles(container: ShadowRoot): void {
  for (const one of container.querySelectorAll<HTMLElement>(`[style], [${styleName}]`)) {
    one.style.cssText = one.getAttribute(styleName) ?? one.getAttribute('style') ?? '';
    one.removeAttribute(styleName);
  }
}

/**
 * A picture that could not be had before anybody listened: what its view does then, it does now.
 */
function askAgain(container: ShadowRoot): void {
  for (const image of container.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    if (src && image.complete && image.naturalWidth === 0) image.setAttribute('src', src);
  }
}

/**
 * A root of the markup that is in a container; undefined, and nothing in the container, where
 * the markup was made for something else.
 */
function hydrate(container: ShadowRoot, model: WidgetFrameProps): Root | undefined {
  const marked = container.firstElementChild;
  const isFit = fits(marked?.getAttribute(markAttribute), model) && giveAnswers(container, model);
  if (isFit) {
    // React passes over links beside what it renders.
    marked?.removeAttribute(markAttribute);
    for (const one of container.querySelectorAll('script')) one.remove();
  } else {
    container.replaceChildren();
    return undefined;
  }
  setStyles(container);
  const served = container.querySelector('[part~=root]');
  let root: Root | undefined;
  return {
    // React begins with what it is given first, and would drop the markup for another.
    render(frame) {
      root?.render(frame);
      root ??= withDelegatedEvents(container, () =>
        // Any container will do; the types name those that React clears.
        hydrateRoot(container as unknown as Element, frame, {
          onCaughtError: () => {},
          onRecoverableError: (error) => {
            // React renders again; but it clears documents and elements only, and this is a shadow
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

/** Gives an element its tree, and what was typed and pressed before. */
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
 * Has an element go on from what a server has rendered: at once where it is touched, when the page
 * has nothing else to do where it is near the window, and elsewhere once the page has loaded.
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
  const startWhenIdle = (options?: IdleRequestOptions) =>
    void (self.requestIdleCallback?.(start, options) ?? setTimeout(start));
  // React listens to the container from then on, and hears of the very event.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'input'])
    container.addEventListener(type, start, { capture: true, signal });
  const near = new IntersectionObserver(
    ([entry]) => {
      // A page that moves all the time is never idle, on a slow phone.
      if (entry?.isIntersecting) startWhenIdle({ timeout: 100 });
    },
    { rootMargin: '50%' },
  );
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect());
  if (isTouched(container)) start();
  else if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', () => startWhenIdle(), { signal });
}
