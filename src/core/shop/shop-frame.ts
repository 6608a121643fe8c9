import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import { tellError } from '../../tell-error';
import { setCart } from '../cart/cart.atoms';
import { type Missing, useMissing } from '../element/use-missing';
import { useWidget, type Widget } from '../element/widget-context';
import { belowShop } from '../page/cart-address';
import { listen } from '../page/listen';
import { pageStore } from '../state/store';
import { Refusal } from '../ui/use-action';
import { answerOf, type SyncAnswer, type SyncItem, syncRequest } from './sync-protocol';

/** The problem that editors of other sites' pages see. */
export const noShop: Missing = {
  isOfPage: true,
  where: 'shop-url',
  expected: 'the address of the shop: nothing can be bought here without it',
};

/** The shop's address: the attribute `shopUrl` of what sells, or the page's setting `frameUrl`. */
export interface ShopPlace {
  readonly shopUrl: string;
  readonly frameUrl?: string | undefined;
}

/** The shop's address for an element, or for the page; read when it is needed. */
export function shopPlaceOf({ host, settings }: Pick<Widget, 'host' | 'settings'>): ShopPlace {
  const { shopUrl = '' } = (host ?? settings.defaults) as Partial<ShopPlace>;
  return { shopUrl, frameUrl: settings.frameUrl };
}

/** The shop's address; pages of other sites report a missing one. */
export function useShopUrl(): string {
  const widget = useWidget();
  const { shopUrl } = shopPlaceOf(widget);
  useMissing(!widget.isShop && !shopUrl, noShop);
  return shopUrl;
}

/** The wait between two posts of the handshake, and their number [QV-10]. */
const pause = 200;
const tries = 150;

const silent = 'does not answer: is it there, and open to this site? See "Selling on another site"';

/** The browser blocks the visitor's cart for the frame: nobody would ever see what it adds. */
export class CartBlocked extends Refusal {}

/** The shop's frame in this page. */
interface ShopFrame {
  readonly frame: HTMLIFrameElement;
  /** The pending handshake: a sync and purchases at the same time share it. */
  handshake?: Promise<SyncAnswer> | undefined;
  /** Whether its page has answered: then it gets each purchase. */
  isReady: boolean;
}
const shopFrameAtom = atom<ShopFrame>();

/** Ids of failed purchases: a retry is the same one, which the shop makes once. */
const failedAtom = atom(() => new Map<string, number>());

/** The shop's hidden frame, made with the page's first purchase or sync [SYNC-01]. */
function shopAt({ shopUrl, frameUrl }: ShopPlace): ShopFrame {
  if (!shopUrl) throw new Error('there is no shop-url to buy at');
  const { href } = new URL(frameUrl || 'kehys', new URL(belowShop(shopUrl, ''), location.href));
  const before = pageStore.get(shopFrameAtom);
  if (before?.frame.isConnected && before.frame.src === href) return before;
  const hidden = { src: href, hidden: true, title: '', tabIndex: -1 };
  const frame = Object.assign(document.createElement('iframe'), hidden);
  frame.setAttribute('aria-hidden', 'true');
  const shop: ShopFrame = { frame, isReady: false };
  // After a reload its page is another one.
  frame.onload = () => {
    shop.isReady = false;
  };
  document.body.append(frame);
  pageStore.set(shopFrameAtom, shop);
  return shop;
}

/**
 * Posts a purchase once, or the handshake every 200 ms, and waits for the answer [QV-10]; messages
 * of other senders are ignored [SYNC-06]. The shop's cart replaces the page's [SYNC-04]. Any cart
 * ends a handshake, whose own one could be older than a purchase.
 *
 * @returns rejects when the frame is silent for half a minute, or is gone.
 */
function ask(shop: ShopFrame, purchase?: SyncItem & { id: number }): Promise<SyncAnswer> {
  const { frame } = shop;
  const { href: path, origin: shopOrigin } = new URL(frame.src);
  const message = purchase ? JSON.stringify(purchase) : syncRequest;
  const post = () => frame.contentWindow?.postMessage(message, shopOrigin);
  return new Promise((resolve, reject) => {
    let remaining = tries;
    const end = (isReady: boolean) => {
      clearInterval(timer);
      stop();
      shop.isReady = isReady;
    };
    const timer = setInterval(() => {
      if (remaining-- <= 0 || !frame.isConnected) {
        end(false);
        tellError({ kind: 'shop', path });
        reject(new Error(`${path} ${silent}`));
      } else if (!purchase) post();
    }, pause);
    const stop = listen<MessageEvent>(window, 'message', ({ data, origin, source }) => {
      if (origin !== shopOrigin || source !== frame.contentWindow) return;
      const answer = answerOf(data);
      const cart = answer && 'cart' in answer && answer.cart;
      if (!answer || (answer.id !== purchase?.id && (purchase || !cart))) return;
      end(true);
      if (cart) setCart(cart);
      resolve(answer);
    });
    if (purchase) post();
  });
}

/** Loads the shop's cart into this page; by the answer the frame is ready [SYNC-02]. */
export async function syncThroughFrame(place: ShopPlace): Promise<void> {
  const shop = shopAt(place);
  shop.handshake ??= ask(shop).finally(() => {
    shop.handshake = undefined;
  });
  await shop.handshake;
}

/**
 * Buys through the shop's frame on a page that is not the shop's [QV-10].
 *
 * @returns the shop's cart, which includes the purchase.
 */
export async function buyThroughFrame(place: ShopPlace, item: SyncItem): Promise<Cart> {
  const shop = shopAt(place);
  if (!shop.isReady) await syncThroughFrame(place);
  const failed = pageStore.get(failedAtom);
  const what = JSON.stringify(item);
  const id = failed.get(what) ?? Math.random();
  // The same once more is another purchase while this one is pending.
  failed.delete(what);
  try {
    const answer = await ask(shop, { ...item, id });
    if ('cart' in answer) return answer.cart;
    const text = answer.texts.join(', ');
    if (answer.refused === 'blocked') throw new CartBlocked(text);
    throw answer.refused === 'told' ? new Refusal(text) : new Error('the shop could not answer');
  } catch (error) {
    if (!(error instanceof Refusal)) failed.set(what, id);
    throw error;
  }
}
