import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/api-error';
import { type CartAnswer, loadCart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { inFrame } from '../page/frame';
import { listen } from '../page/listen';
import { orTooLong, patience } from '../state/patience';
import { pageStore, visitAtom, visitorAtom } from '../state/store';
import { cartClientAtom, cartStateAtom, changeCart, readCopy, storedCopy } from './cart.atoms';
import { type CartChange, type CartCommand, type Entry, ownerOf } from './cart.model';
import { type CartEvent, leaving, next, step } from './outbox.model';

/** Makes a change in the shop: `quantity` is the new one. */
export type CartCall = (api: ApiClient, command: CartCommand) => Promise<CartAnswer>;

/** How a command is made, and who waits for its result. */
interface Waiting {
  readonly call: CartCall | undefined;
  readonly made: Promise<unknown>;
  readonly resolve: (change?: CartChange) => void;
  readonly reject: (error: unknown) => void;
}
/** By the id of the command. */
const waitingAtom = atom(() => new Map<number, Waiting>());

const runnerAtom = atom(() => ({
  isRunning: false,
  /** Wakes it up for what waits. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** Whether another tab holds the lock without end: a phone has frozen it. */
  isLockStuck: false,
  isListening: false,
}));

const stateNow = () => pageStore.get(cartStateAtom);
const dispatch = (...event: CartEvent): void => changeCart((state) => step(state, event));

/** Makes a change in the shop, with the resulting number. */
function send(api: ApiClient, { id, command, numbers }: Entry): Promise<CartAnswer> {
  const { call } = pageStore.get(waitingAtom).get(id) ?? {};
  return (call as CartCall)(api, { ...command, quantity: numbers?.to ?? command.quantity });
}

/** Whether the shop has not made a change whose call failed; else only its cart can say so. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && Boolean(error.status && error.status < 500);

/** Runs something when no other tab does [IMP-30], or when waiting for the other tab is useless. */
async function alone(run: () => Promise<void>): Promise<void> {
  const runner = pageStore.get(runnerAtom);
  // Pages without TLS have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  const options = runner.isLockStuck
    ? { ifAvailable: true }
    : { signal: AbortSignal.timeout(2 * patience) };
  const granted = (lock: Lock | null) => {
    runner.isLockStuck = lock === null;
    return run();
  };
  await locks.request('atria-cart', options, granted).catch(() => granted(null));
}

/** Asks the shop for the next thing, until it has answered or takes long. */
async function callShop(api: ApiClient): Promise<void> {
  readCopy();
  const due = next(stateNow(), Date.now());
  if (!due || due.does === 'wait') return;
  const turn = stateNow().turn + 1;
  if (due.does === 'load') dispatch('loading', turn, due.id);
  else dispatch('asked', turn, due.id);
  const copy = storedCopy();
  const by = () => ({
    turn,
    now: Date.now(),
    isCurrent: storedCopy() === copy,
    owner: ownerOf(pageStore.get(visitorAtom)),
  });
  const loading = () =>
    loadCart(api).then(
      (cart) => dispatch('loaded', cart, by()),
      (error) => dispatch('loadFailed', turn, error),
    );
  const change = (entry: Entry) =>
    send(api, entry).then(
      (answer) => dispatch('answered', entry.id, answer, by()),
      (error) => dispatch(isRefused(error) ? 'failed' : 'unsure', entry.id, { error }),
    );
  // It has a result already if the cart is as it shall be.
  const entry = stateNow().outbox.find(({ id }) => id === due.id);
  const asked = due.does === 'load' ? loading() : entry && change(entry);
  if (asked) await orTooLong(asked, () => dispatch('late', turn));
}

/**
 * Works the outbox off, one call after the other on this page and in all tabs, so that no older
 * answer replaces a newer one [IMP-29].
 */
async function run(): Promise<void> {
  const runner = pageStore.get(runnerAtom);
  const api = pageStore.get(cartClientAtom);
  if (runner.isRunning || !api) return;
  runner.isRunning = true;
  clearTimeout(runner.timer);
  let due = next(stateNow(), Date.now());
  while (due && due.does !== 'wait') {
    await alone(() => callShop(api));
    due = next(stateNow(), Date.now());
  }
  if (due) runner.timer = setTimeout(run, due.until - Date.now());
  runner.isRunning = false;
}

/** The page is left: what waits is sent all the same [IMP-29]. */
function leave(): void {
  const api = pageStore.get(cartClientAtom);
  if (!api || stateNow().outbox.length === 0) return;
  for (const entry of leaving(stateNow())) send(api, entry).catch(() => {});
  dispatch('left');
}

/** Nothing waits any more: the visitor goes on. */
export function flush(): void {
  if (stateNow().outbox.some(({ phase }) => phase === 'waiting')) dispatch('flushed');
}

/** Sends the changes that wait; resolves to whether all pending ones were made. */
export async function sendChanges(): Promise<boolean> {
  flush();
  const changes = [...pageStore.get(waitingAtom)].filter(([, { call }]) => call);
  const ends = await Promise.allSettled(changes.map(([, { made }]) => made));
  return ends.every(({ status }) => status === 'fulfilled');
}

/** The visitor is back: they may have bought in the shop's frame on another site, or paid. */
function comeBack(): void {
  const api = pageStore.get(cartClientAtom);
  if (!api || document.visibilityState === 'hidden' || stateNow().status === 'loading') return;
  if (stateNow().status === 'ready') dispatch('unconfirmed');
  reloadCart(api);
}

/** Loads a cart of which nothing is known, for a visitor who is there. */
const loadIdle = () => stateNow().status === 'idle' && comeBack();

/** Who waits for a result gets it, and what is due is done. */
function follow(): void {
  const { outbox, outcomes } = stateNow();
  const waiting = pageStore.get(waitingAtom);
  for (const [id, { resolve, reject }] of waiting) {
    if (outbox.some((entry) => entry.id === id)) continue;
    waiting.delete(id);
    const { change, error } = outcomes.find((one) => one.id === id) ?? {
      error: new DOMException('the visitor has logged out', 'AbortError'),
    };
    if (error === undefined) resolve(change);
    else reject(error);
  }
  // Another customer has logged in: theirs is another cart.
  if (pageStore.get(visitAtom).loggedIn && outbox.length === 0) loadIdle();
  run();
}

/** Uses this client from now on. */
function start(api: ApiClient): void {
  pageStore.set(cartClientAtom, api);
  const runner = pageStore.get(runnerAtom);
  if (runner.isListening) return;
  runner.isListening = true;
  pageStore.sub(cartStateAtom, follow);
  listen(window, 'pagehide', leave);
  listen(window, 'online', comeBack);
  // A page hidden on a phone may never come back, and another tab may change the same [IMP-30].
  listen(document, 'visibilitychange', () =>
    document.visibilityState === 'hidden' ? flush() : comeBack(),
  );
  // Of two windows side by side no page is hidden.
  listen(window, 'focus', loadIdle);
}

/**
 * Gives a command to the shop's cart, among those of all tabs.
 *
 * @param call makes the change; a load needs none
 * @param pause in milliseconds, in which a newer quantity of the line replaces it
 * @returns the change; undefined if it was replaced. Rejects when the shop has not made it, or when
 * this is unknown.
 */
export function press(
  api: ApiClient,
  command: CartCommand,
  call?: CartCall,
  pause = 0,
): Promise<CartChange | undefined> {
  start(api);
  // In a frame of another site no events of the shop's own pages arrive.
  if (inFrame()) dispatch('unconfirmed');
  readCopy();
  const id = stateNow().lastId + 1;
  let end = {} as Pick<Waiting, 'resolve' | 'reject'>;
  const made = new Promise<CartChange | undefined>((resolve, reject) => {
    end = { resolve, reject };
  });
  pageStore.get(waitingAtom).set(id, { call, made, ...end });
  orTooLong(made, () => dispatch('slow', id));
  dispatch('pressed', command, Date.now() + pause);
  return made;
}

/** The command of a load. */
export const load: CartCommand = { kind: 'load', code: '', quantity: 0 };
/** Loads the cart; resolves when the shop has answered, or failed. */
export const reloadCart = (api: ApiClient): Promise<unknown> => press(api, load).catch(logFault);
