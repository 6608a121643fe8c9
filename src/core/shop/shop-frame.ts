import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import { tellError } from '../../tell-error';
import { setCart } from '../cart/cart.atoms';
import { belowShop } from '../page/cart-address';
import { pageStore } from '../state/store';
import { Refusal } from '../ui/use-action';
import type { ShopPlace } from './shop-place';
import { answerOf, type SyncAnswer, type SyncItem, syncRequest } from './sync-protocol';

/** The wait between two posts, and the number of attempts [QV-10]. */
const pause = 200;
const tries = 150;

const silent = 'does not answer: is it there, and open to this site? See "Selling on another site"';

/**
 * The browser blocks the visitor's cart for the shop's frame: nobody would ever see what it adds.
 */
export class CartBlocked extends Refusal {}

/** The shop's frame in this page. */
interface ShopFrame {
  readonly frame: HTMLIFrameElement;
  readonly address: URL;
  /** Whether it has answered once: then it has loaded, and one post is enough. */
  answered: boolean;
  /** The listeners that wait for a response. */
  readonly waiting: Set<(answer: SyncAnswer) => void>;
  /** Ids by purchase: a retry after a missing response is the same purchase. */
  readonly unanswered: Map<string, number>;
}
const shopFrameAtom = atom<ShopFrame>();

/** Reads every cart that the shop's frame sends; other senders' messages are ignored [SYNC-06]. */
function onMessage({ data, origin, source }: MessageEvent): void {
  const shop = pageStore.get(shopFrameAtom);
  if (!shop || origin !== shop.address.origin || source !== shop.frame.contentWindow) return;
  const answer = answerOf(data);
  if (!answer) return;
  shop.answered = true;
  if ('cart' in answer) setCart(answer.cart);
  for (const hear of shop.waiting) hear(answer);
}

/** The shop's hidden frame, made with the page's first purchase or sync [SYNC-01]. */
function shopAt({ shopUrl, frameUrl }: ShopPlace): ShopFrame {
  if (!shopUrl) throw new Error('there is no shop-url to buy at');
  const address = new URL(frameUrl || 'kehys', new URL(belowShop(shopUrl, ''), location.href));
  const before = pageStore.get(shopFrameAtom);
  if (before?.frame.isConnected && before.address.href === address.href) return before;
  const hidden = { src: address.href, hidden: true, title: '', tabIndex: -1 };
  const frame = Object.assign(document.createElement('iframe'), hidden);
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  window.addEventListener('message', onMessage);
  const shop: ShopFrame = {
    frame,
    address,
    answered: false,
    waiting: new Set(),
    unanswered: new Map(),
  };
  pageStore.set(shopFrameAtom, shop);
  return shop;
}

/**
 * Posts a message every 200 ms, at most 150 times, until the frame has loaded: then once more, and
 * waits for the response [QV-10].
 *
 * @returns the response with this `id`; rejects when none comes.
 */
function ask(shop: ShopFrame, message: string, id?: number): Promise<SyncAnswer> {
  const { frame, address, waiting } = shop;
  return new Promise((resolve, reject) => {
    const post = () => frame.contentWindow?.postMessage(message, address.origin);
    // The response to another message may show that it has loaded.
    let isHeard = shop.answered;
    let remaining = tries;
    const end = () => {
      clearInterval(timer);
      waiting.delete(hear);
    };
    const hear = (answer: SyncAnswer) => {
      if (answer.id !== id) return;
      end();
      resolve(answer);
    };
    const timer = setInterval(() => {
      if (remaining-- <= 0) {
        end();
        tellError({ kind: 'shop', path: address.href });
        reject(new Error(`${address.href} ${silent}`));
      } else if (!isHeard) {
        isHeard = shop.answered;
        post();
      }
    }, pause);
    waiting.add(hear);
    if (isHeard) post();
  });
}

function cartIn(answer: SyncAnswer): Cart {
  if ('cart' in answer) return answer.cart;
  const text = answer.texts.join(', ');
  if (answer.refused === 'blocked') throw new CartBlocked(text);
  throw answer.refused === 'told' ? new Refusal(text) : new Error('the shop could not answer');
}

/** Loads the shop's cart into this page; the response shows that the frame has loaded [SYNC-02]. */
export const syncThroughFrame = async (place: ShopPlace): Promise<Cart> =>
  cartIn(await ask(shopAt(place), syncRequest));

/**
 * Buys through the shop's frame on a page that is not the shop's [QV-10].
 *
 * @returns the shop's cart, which includes the purchase.
 */
export async function buyThroughFrame(place: ShopPlace, item: SyncItem): Promise<Cart> {
  const shop = shopAt(place);
  const what = JSON.stringify(item);
  const id = shop.unanswered.get(what) ?? Math.random();
  shop.unanswered.delete(what);
  const answer = await ask(shop, JSON.stringify({ ...item, id }), id).catch((error) => {
    shop.unanswered.set(what, id);
    throw error;
  });
  return cartIn(answer);
}
