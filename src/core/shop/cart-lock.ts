import { left, patience } from '../state/cart-queue';

/**
 * Makes a change of the cart when no other tab of the site makes one: each then counts on what the
 * one before has left in the mirror [IMP-30]. One that is never answered holds the other tabs up for
 * a while only, and a page that is being left waits for nobody [IMP-29].
 *
 * @param builds whether it counts on what the changes before it came to: then it waits all the same.
 */
export function inTabTurn<T>(builds: boolean, make: () => Promise<T>): Promise<T> {
  // Pages without TLS have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return make();
  return new Promise((resolve, reject) => {
    let made: Promise<void> | undefined;
    const start = (): Promise<void> => {
      made ??= make().then(resolve, reject);
      return made;
    };
    // As long as the call before it in this tab may take, and then its own.
    const tooLong = () => new Promise<void>((pass) => setTimeout(pass, 2 * patience));
    if (!builds) left.then(start);
    locks.request('atria-cart', () => Promise.race([start(), tooLong()])).catch(start);
  });
}
