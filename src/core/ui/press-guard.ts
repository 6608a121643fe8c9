import { useEffect } from 'react';

/** What does something when it is pressed; a dialog closes when its backdrop is. */
const pressable = 'a,button,input,dialog,[role=option]';

/**
 * Of quick presses in a row, and of Enter that is held, those count that meet what the first has
 * met: the same control by the same name. What came below the pointer in between (the next line of
 * a list, the question whether to clear all, the page behind a window) nobody has meant to press.
 */
function makePressGuard() {
  let first: Element | undefined;
  let name: string | undefined;
  return (event: Event): void => {
    const { key = 'Enter', repeat, detail } = event as Event & Partial<KeyboardEvent>;
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
    // Other controls than ours are the page's business.
    const { host } = (control?.getRootNode() ?? {}) as Partial<ShadowRoot>;
    if (!host?.localName.startsWith('atria-')) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
const guard = makePressGuard();

/**
 * Guards the presses of the page while something is there that a press may destroy or close; asked
 * for twice it is there once.
 */
export const usePressGuard = (): void =>
  useEffect(() => {
    for (const type of ['click', 'keydown']) document.addEventListener(type, guard, true);
  }, []);
