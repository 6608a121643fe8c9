import { atom } from 'jotai/vanilla';
import type { CartAnswer } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { mergeCart } from './cart.atoms';
import { pageStore } from './store';

/** How long a call holds up the ones behind it, in milliseconds; it may still be answered later. */
export const patience = 15_000;

/** Whether a call has been running for longer than that. */
export const cartSlowAtom = atom(false);

let last: Promise<unknown> = Promise.resolve();
let started = 0;
let taken = 0;
let slowCalls = 0;

let leave = () => {};
/** Resolves when the page is being left. */
export let left: Promise<void>;
const stay = () => {
  left = new Promise((resolve) => {
    leave = resolve;
  });
};
stay();

/**
 * Follows the page: once it is being left, no answer comes any more, and a change that waits for
 * the ones before it goes at once. @returns a function that stops following.
 */
export function followPage(): () => void {
  // A browser may bring the page back as it was.
  const events = { pagehide: () => leave(), pageshow: stay };
  for (const [name, listen] of Object.entries(events)) window.addEventListener(name, listen);
  return () => {
    for (const [name, listen] of Object.entries(events)) window.removeEventListener(name, listen);
  };
}

/** Resolves once the calls that are on their way have ended, or have held up others too long. */
export async function cartRest(): Promise<void> {
  let seen: unknown;
  while (seen !== last) {
    seen = last;
    await seen;
  }
}

/** The turn of a call. */
export interface CartTurn {
  /** Puts an answer into the shared cart before the call has ended, if there is no newer one. */
  readonly take: (answer: CartAnswer) => void;
  /** Whether it has taken so long that the next ones go on beside it. */
  readonly isOver: () => boolean;
}
export type CartCall = (api: ApiClient, turn: CartTurn) => Promise<CartAnswer>;

/**
 * Makes a cart call after the ones before it, so that an older answer never replaces a newer
 * [IMP-29]. The answer is in the shared cart when this ends. One that is never answered holds the
 * others up for 15 s only; there is no timeout [API-03].
 *
 * @param builds whether it counts on what the calls before it came to: then it does not go round
 * them when the page is left.
 */
export async function inCartTurn(
  api: ApiClient,
  call: CartCall,
  builds = false,
): Promise<CartAnswer> {
  const before = last;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let isSlow = false;
  let pass = () => {};
  last = new Promise<void>((resolve) => {
    pass = resolve;
  });
  try {
    await (builds ? before : Promise.race([before, left]));
    const number = ++started;
    const take = (answer: CartAnswer) => {
      if (number < taken) return;
      taken = number;
      mergeCart(answer);
    };
    slow = setTimeout(() => {
      isSlow = true;
      pageStore.set(cartSlowAtom, ++slowCalls > 0);
      pass();
    }, patience);
    const answer = await call(api, { take, isOver: () => isSlow });
    take(answer);
    return answer;
  } finally {
    clearTimeout(slow);
    if (isSlow) pageStore.set(cartSlowAtom, --slowCalls > 0);
    pass();
  }
}
