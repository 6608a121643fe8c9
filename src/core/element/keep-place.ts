import { nextFrame } from '../page/next-frame';
import { makeObserver } from '../page/observers';
import { lendFocus } from '../ui/lend-focus';

const stops = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
const stopsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(stops)];

/** Whether Tab reaches it. */
const isReached = (one: HTMLElement): boolean =>
  one.tabIndex >= 0 && !one.closest('[inert]') && one.getClientRects().length > 0;

/**
 * Keeps the keyboard's place in a widget [IMP-12]. When what has the focus is removed, and nothing
 * has moved the focus in the next frame, it moves to what is in its place in its list, else to the
 * last stop before it, else to the next one, else to a heading. While there is none of these, as
 * during a call, it waits.
 */
export function keepPlace(root: HTMLElement | null): void {
  if (!root) return;
  let last: HTMLElement | undefined;
  let before: readonly HTMLElement[] = [];
  let list: Element | null = null;
  let isByKeys = false;
  let isWaiting = false;
  const moveOn = () => {
    isWaiting = false;
    if (!last || last.isConnected) return;
    const { activeElement, host } = root.getRootNode() as ShadowRoot;
    const at = activeElement ?? document.activeElement;
    if (at && at !== document.body && at !== host) {
      last = undefined;
      return;
    }
    const scope = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root;
    // A text field would open the keyboard of a phone.
    const now = stopsIn(scope)
      .filter(isReached)
      .filter((one) => isByKeys || !one.matches('input, textarea'));
    const place = now.filter((one) => before.includes(one)).length;
    const [previous, next] = [now[place - 1], now[place]];
    const near = list?.contains(next ?? null) || !previous ? next : previous;
    lendFocus(near ?? scope.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6'));
  };
  const see = () => {
    if (isWaiting || !last || last.isConnected) return;
    isWaiting = true;
    // After the effects of what is new.
    nextFrame(() => setTimeout(moveOn));
  };
  const changes = makeObserver('MutationObserver', see, { childList: true, subtree: true });
  root.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    isByKeys = last.matches(':focus-visible');
    const all = stopsIn(root);
    before = all.slice(0, all.indexOf(last));
    list = last.closest('ul, ol');
    changes.observe(root);
  });
  root.addEventListener('focusout', ({ target }) => {
    // Engines that fire it for a removal do so before it.
    queueMicrotask(() => {
      if (last === target && last.isConnected) last = undefined;
    });
  });
}
