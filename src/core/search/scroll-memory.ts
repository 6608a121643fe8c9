import { readStoredJson, writeStored } from '../page/storage';

const key = 'atria-scroll';
const max = 20;
type Places = readonly (readonly [address: string, place: number])[];

const check = (value: unknown): Places | undefined =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.[0] === 'string' && Number.isFinite(one[1]))
    ? value
    : undefined;

const address = (): string => window.location.pathname + window.location.search;
const stored = (): Places => readStoredJson('sessionStorage', key, check) ?? [];

/** Keeps how far down the page is, under its address, for the visit. */
export function keepScroll(): void {
  const others = stored().filter(([one]) => one !== address());
  const places: Places = [[address(), Math.round(window.scrollY)], ...others];
  writeStored('sessionStorage', key, JSON.stringify(places.slice(0, max)));
}

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return ['back_forward', 'reload'].includes((entry as PerformanceNavigationTiming)?.type);
};

// What a visitor does to move the page themselves.
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let place: number | undefined;
let watching = false;

const stop = (): void => {
  place = undefined;
  for (const move of moves) window.removeEventListener(move, stop, true);
};

/**
 * Looks up where the visitor was when they left the address they came back to; `restoreScroll`
 * goes there.
 */
export function recallScroll(): void {
  stop();
  place = stored().find(([one]) => one === address())?.[1];
  for (const move of moves) window.addEventListener(move, stop, { capture: true, passive: true });
}

function watch(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', keepScroll);
  if (isReturn()) recallScroll();
}

/**
 * Goes back to where the visitor was on a page that they come back to, for content that comes
 * after the page: the browser has given up by then. Call it whenever the page may be tall enough;
 * it does nothing once the visitor has moved it. From the first call on the place is kept.
 */
export function restoreScroll(): void {
  watch();
  if (place && window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
}
