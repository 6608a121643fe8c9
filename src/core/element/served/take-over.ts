import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { logFault } from '../../../api/log-fault';
import { fire } from '../../../foreign';
import { adoptStyles } from '../../style/style-sheet';
import { withDelegatedEvents } from '../delegated-events';
import type { GivenAnswers } from '../widget-context';
import type { WidgetFrameProps } from '../widget-frame';
import { earlySteps } from './early-steps';
import { answersAttribute, markAttribute, markOf, partsOf, styleName } from './mark';
import { page, stepsKey, touches } from './page-steps';
import { found, type Sleep, type Sleeper, sleepOn, whenIdle } from './sleep';

/** An element whose root has the markup of a server. */
interface Served extends HTMLElement {
  readonly container: ShadowRoot;
  /** Lets it sleep; false if `make` returns none: its view is needed now. */
  sleep(make: (model: WidgetFrameProps) => Sleep | undefined): boolean;
  mount(makeRoot: (model: WidgetFrameProps) => Root | undefined): void;
  showFallback(): void;
}

/** Makes a call when the page is idle, and shows its response. @returns a function that aborts it. */
const renew: GivenAnswers['renew'] = (api, make) => {
  const controller = new AbortController();
  const { signal } = controller;
  const ask = async () => {
    if (signal.aborted) return;
    const show = await make(api, signal);
    if (!signal.aborted) show();
  };
  whenIdle(() => void ask().catch(logFault));
  return () => controller.abort();
};

/**
 * The responses that markup was made with, by the calls' names, and whether they are old by now;
 * undefined if they are unreadable.
 */
function answersIn(container: ShadowRoot) {
  const script = container.querySelector(`[${answersAttribute}]`);
  const madeAt = Number(script?.getAttribute(answersAttribute));
  // Old after five minutes [SRV-03]. Clocks differ: what seems to be from the future is old, too.
  const isOld = () => Math.abs(Date.now() - madeAt) > 300_000;
  try {
    const known = new Map<string, unknown>(JSON.parse(script?.textContent ?? '[]'));
    return { answer: (name: string) => known.get(name) as undefined, isOld };
  } catch {
    return undefined;
  }
}

/** Whether the markup was made for this release, page and values. */
function isFit(container: ShadowRoot, { widget, values }: WidgetFrameProps): boolean {
  const mark = container.firstElementChild?.getAttribute(markAttribute) ?? '';
  return mark === markOf({ tag: widget.tag, page: widget, values }, partsOf(mark));
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
 * A root that continues from the markup in a container.
 * @param isAwaited whether a visitor waits for it: then it hydrates at once, and else in steps,
 *   between which the page can answer
 * @param hydrated resolves when all of it has hydrated
 */
function hydratedRoot(container: ShadowRoot, isAwaited: boolean, hydrated: Promise<void>): Root {
  // React ignores links next to what it renders.
  container.firstElementChild?.removeAttribute(markAttribute);
  for (const one of container.querySelectorAll('script')) one.remove();
  setStyles(container);
  const served = container.querySelector('[part~=root]');
  let root: Root | undefined;
  const hydrate = (frame: ReactNode) => {
    root = withDelegatedEvents(container, () =>
      // Any container will do; the types name those that React clears.
      hydrateRoot(container as unknown as Element, frame, {
        onCaughtError: () => {},
        onRecoverableError: (error) => {
          // React renders again, but it clears only documents and elements, and this is a shadow
          // root.
          served?.remove();
          // Not of an element that is removed before all has hydrated.
          if (root) reportError(error);
        },
      }),
    );
  };
  return {
    render(frame) {
      // React begins with its first props, and would drop the markup for others.
      if (root) hydrated.then(() => root?.render(frame));
      else if (isAwaited) hydrate(frame);
      else {
        startTransition(() => hydrate(frame));
        // React receives this very event if all has hydrated before.
        const finish = () => flushSync(() => root?.render(frame));
        const hydrating = new AbortController();
        const options = { capture: true, signal: hydrating.signal };
        for (const type of touches) container.addEventListener(type, finish, options);
        hydrated.then(() => hydrating.abort());
      }
    },
    unmount() {
      const removed = root;
      root = undefined;
      removed?.unmount();
      adoptStyles(container);
    },
  };
}

/** Whether an element was taken over in this run of microtasks. */
const turn = { isTaken: false };

/**
 * Takes over an element with the markup of a server. Of those that come at once, each but the first
 * has a task of its own: the page can answer between them.
 * @param isDue whether it is still to be done then
 */
export function takeOver(element: Served, sleeper: Sleeper, isDue: () => boolean): void {
  const run = () => isDue() && continueFrom(element, sleeper);
  if (turn.isTaken) setTimeout(run);
  else run();
  turn.isTaken = true;
  queueMicrotask(() => {
    turn.isTaken = false;
  });
}

/**
 * Continues from the markup of a server, where it was made for this page, and does what a visitor
 * has done with it; at once, or when the element's view is needed. Other markup is replaced at once.
 */
function continueFrom(element: Served, sleeper: Sleeper): void {
  const { container } = element;
  const made = answersIn(container);
  const begin = (event?: Event) => {
    const { any, redo } = earlySteps(container);
    const isAwaited = any || touches.includes(event?.type ?? '');
    const makeRoot = (model: WidgetFrameProps): Root | undefined => {
      const { onPaint } = model;
      // They may have become old while it slept.
      const answers: GivenAnswers | undefined =
        made && Object.assign(made.answer, made.isOld() && { renew });
      const fits = answers && isFit(container, model);
      // For the first render alone; the object stays the element's.
      const widget: { answers?: GivenAnswers } = Object.assign(model.widget, fits && { answers });
      const hydrated = new Promise<void>((done) =>
        Object.assign(model, {
          onPaint(host: HTMLElement | null) {
            delete widget.answers;
            onPaint?.(host);
            done();
          },
        }),
      );
      hydrated.then(() => {
        askAgain(container);
        redo();
        // The view hears of the text that the browser has found.
        if (event?.type === found) fire(event.target as Element, found, { bubbles: true });
      });
      if (fits) return hydratedRoot(container, isAwaited, hydrated);
      container.replaceChildren();
      return undefined;
    };
    flushSync(() => element.mount(makeRoot));
  };
  const attempt = (step: () => unknown) => {
    try {
      step();
    } catch (error) {
      container.replaceChildren();
      element.showFallback();
      reportError(error);
    }
  };
  const isTouched = container.activeElement !== null || page[stepsKey]?.has(container);
  const sleep = (model: WidgetFrameProps) => {
    if (!made) return undefined;
    const markup = { fits: () => isFit(container, model), isOld: made.isOld() };
    return sleepOn(container, sleeper, model, markup, (event) => attempt(() => begin(event)));
  };
  attempt(() => (!isTouched && element.sleep(sleep)) || begin());
}
