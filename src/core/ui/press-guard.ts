import { useEffect } from 'react';
import { listen } from '../page/listen';

/** Elements with an action on press; a dialog closes when its backdrop is pressed. */
const pressable = 'a,button,input,dialog,[role=option]';

/**
 * Of quick presses in a row, and of Enter held down, only those count that meet the same control
 * with the same name as the first. A control that moved under the pointer in between (the next line
 * of a list, the question whether to clear all, the page behind a window) was not meant, and what
 * the pointer meets there instead takes no focus.
 */
function makePressGuard() {
  let first: Element | undefined;
  let name: string | undefined;
  return (event: Event): void => {
    const { type, key = 'Enter', repeat, detail } = event as Event & Partial<KeyboardEvent>;
    if (key !== 'Enter') return;
    const path = event.composedPath() as Partial<HTMLElement>[];
    const control = path.find((one) => one.matches?.(pressable)) as HTMLElement | undefined;
    const named = control && (control.ariaLabel || control.textContent);
    if (!repeat && Number(detail) < 2) {
      first = control;
      name = named;
      return;
    }
    if (control === first && named === name) return;
    // What belongs to the page is not ours to guard.
    const met = type === 'mousedown' ? path[0] : control;
    const { host } = (met?.getRootNode?.() ?? {}) as Partial<ShadowRoot>;
    if (!host?.localName.startsWith('atria-')) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
const guard = makePressGuard();

/**
 * Guards the presses of the page while something is shown that a press may destroy or close; used
 * twice it is installed once.
 */
export const usePressGuard = (): void =>
  useEffect(() => {
    // A press takes the focus before it is a click.
    listen(document, 'click keydown mousedown', guard, { capture: true });
  }, []);
