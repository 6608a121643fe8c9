import { setPageSettings } from '../../../../src/core/page/settings';
import type { Settings } from '../../../../src/core/page/settings-fields';
import { backendFor, forgetVisit, setPage } from '../../../../stories/support/page';
import { renewPage } from '../../../unit/support/renew-page';
import type { WidgetExample } from './examples';

/** An example on a page of these settings. */
export interface Placed extends WidgetExample {
  readonly settings: Partial<Settings>;
}

/** An example that is in the page as its only widget. */
export interface Shown {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** The root of a server's markup, before any of our code has run. */
  readonly served: Element | null;
  /** Whether one of its calls is never answered. */
  readonly isWaiting: boolean;
  /** Waits until no call or picture is pending, and nothing changes or scrolls for two frames. */
  readonly settle: () => Promise<void>;
  /** The same after a press, for so long and without pictures: what is elsewhere never comes. */
  readonly settlePress: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

export const moment = () => new Promise((resolve) => setTimeout(resolve, 10));
/** A frame; a page behind others, or on a busy machine, gets few of them. @returns Whether it came */
export const frame = () =>
  new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(true);
    });
  });
/** The deferred work of React and of calls is done. */
const idle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));

/** Whether pictures are still loading: those in view, and lazy ones near it. */
function hasPendingPictures(shadow: ShadowRoot): Promise<boolean> | boolean {
  const loading = [...shadow.querySelectorAll('img')].filter(({ complete }) => !complete);
  if (loading.every((one) => one.loading !== 'lazy')) return loading.length > 0;
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), 200);
    const near = new IntersectionObserver(
      (entries) => {
        near.disconnect();
        resolve(entries.some(({ isIntersecting }) => isIntersecting));
      },
      { rootMargin: '1000px' },
    );
    for (const one of loading) near.observe(one);
  });
}

/** The most frames to wait for an example, and for the effect of a press. */
const patience = { example: 400, press: 60 };

/** Two products in the cart, one of them reduced, for widgets that show its content. */
const bought = ['LK4103', 'LK4102'];

/**
 * Shows an example as its page's only widget, below a button that has the focus: the visitor's last
 * place, to which a dialog that opens by itself returns the focus.
 * @param html its tag, with the root that a server has rendered or without one
 * @param answering its calls are answered from then on
 * @param isNext whether it is the next page of a visit: what was stored is there
 */
export async function show(
  { name, example, settings }: Placed,
  html: string,
  { answering = Promise.resolve(), isNext = false } = {},
): Promise<Shown> {
  if (!isNext) {
    renewPage();
    forgetVisit();
  }
  const leaving = new AbortController();
  const backend = backendFor(example, leaving.signal);
  let pending = 0;
  setPageSettings({
    ...settings,
    fetch: async (input, init) => {
      pending += 1;
      await answering;
      return backend(input, init).finally(() => {
        pending -= 1;
      });
    },
  });
  const resetPage = setPage(example);
  if (
    /^(cart|checkout)\//.test(name) &&
    !isNext &&
    !/:(never|500|empty)$/.test(example.fault ?? '')
  )
    for (const code of bought)
      await backend(
        `${settings.apiBase}/api/v1/lihakauppa/shoppingcart/add?language=fi&code=${code}&quantity=2`,
        { method: 'POST' },
      );
  document.body.setHTMLUnsafe(
    `<main><button>Page</button><div data-example="${name}">${html}</div></main>`,
  );
  document.querySelector('button')?.focus();
  const host = document.querySelector('[data-example]')?.firstElementChild as HTMLElement;
  // Firefox makes elements of markup a moment later.
  if (!host.shadowRoot) await Promise.resolve();
  const shadow = host.shadowRoot as ShadowRoot;
  const served = shadow.querySelector('[part=root]');
  const isWaiting = example.fault?.endsWith(':never') ?? false;
  const stillFrames = async (most: number, hasPending: typeof hasPendingPictures) => {
    const isMoving = () => shadow.getAnimations().some((one) => one instanceof CSSTransition);
    const isBusy = () => !isWaiting && (pending > 0 || shadow.querySelector('[aria-busy=true]'));
    let hasChanged = false;
    const note = () => {
      hasChanged = true;
    };
    const changes = new MutationObserver(note);
    const scrolls = new AbortController();
    // Of widgets between its tags, too.
    for (const { shadowRoot } of [host, ...host.querySelectorAll('*')]) {
      if (!shadowRoot) continue;
      changes.observe(shadowRoot, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      // A row of slides that turns.
      shadowRoot.addEventListener('scroll', note, { capture: true, signal: scrolls.signal });
    }
    for (let still = 0, waited = 0; still < 2 && waited < most; waited += 1) {
      // Sizes are observed in frames alone.
      const hasFrame = await frame();
      await idle();
      // On a busy machine React may render some frames later.
      const isRendered = shadow.querySelector('[part~=root]') !== null;
      const isStill = hasFrame && isRendered && !hasChanged && !isBusy() && !isMoving();
      hasChanged = false;
      still = isStill && !(await hasPending(shadow)) ? still + 1 : 0;
    }
    changes.disconnect();
    scrolls.abort();
  };
  return {
    host,
    shadow,
    served,
    isWaiting,
    settle: () => stillFrames(patience.example, hasPendingPictures),
    settlePress: () => stillFrames(patience.press, () => false),
    async leave() {
      // An answer for the whole page (the cart) would be missing in the next.
      while (!isWaiting && pending > 0) await frame();
      // A video keeps its connection for a while, and a browser has few for a host.
      for (const video of shadow.querySelectorAll('video')) {
        video.removeAttribute('src');
        video.load();
      }
      host.remove();
      window.scrollTo(0, 0);
      await frame();
      leaving.abort();
      resetPage();
      // Aborted calls are reported before the next begins.
      await frame();
      await idle();
    },
  };
}
