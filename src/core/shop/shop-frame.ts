import type { Cart } from '../../api/cart';
import { setCart } from '../cart/cart.atoms';
import { Refusal } from '../ui/use-action';
import { cartBlocked } from './brought-item';
import { cartOfMessage, originsOf, purchaseOf, type SyncItem, syncRequest } from './sync-protocol';

/** The wait between two posts of what is bought, and how often it is tried [QV-10]. */
const pause = 200;
const tries = 150;

interface Shop {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  /** Whether it has answered once: it has loaded, and one post is enough. */
  answered: boolean;
}
let shop: Shop | undefined;
const waiting = new Set<(cart: Cart, id: number | undefined) => void>();

/** Takes over every cart the shop's frame sends; nothing from anybody else counts [SYNC-06]. */
function onMessage({ data, origin, source }: MessageEvent): void {
  if (!shop || origin !== shop.origin || source !== shop.frame.contentWindow) return;
  const cart = cartOfMessage(data);
  if (!cart) return;
  shop.answered = true;
  // With an error it is not the shop's cart but what the shop's page made of it.
  if (!cart.error) setCart(cart);
  for (const tell of waiting) tell(cart, purchaseOf(data));
}

/** The hidden frame of the shop, made with the first buy or sync of the page [SYNC-01]. */
function shopAt(shopUrl: string): Shop {
  const [origin] = originsOf([shopUrl]);
  if (!origin) throw new Error(`no shop at "${shopUrl}"`);
  if (shop?.frame.isConnected && shop.origin === origin) return shop;
  const frame = document.createElement('iframe');
  frame.src = shopUrl;
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  window.addEventListener('message', onMessage);
  shop = { frame, origin, answered: false };
  return shop;
}

const postTo = ({ frame, origin }: Shop, message: string): void =>
  frame.contentWindow?.postMessage(message, origin);

/**
 * Posts a message until the shop has answered anything: until its frame has loaded, every 200 ms,
 * at most 150 times [QV-10].
 *
 * @returns the first cart that answers it: with its `id`, or without one, as a shop of another release
 * sends it; any cart where it has none.
 */
function answerTo(target: Shop, message: string, id = 0): Promise<Cart> {
  return new Promise((resolve, reject) => {
    let left = tries;
    const end = () => {
      clearInterval(timer);
      waiting.delete(answered);
    };
    const answered = (cart: Cart, of = id) => {
      if (id && of !== id) return;
      end();
      resolve(cart);
    };
    const timer = setInterval(() => {
      if (left-- <= 0) {
        end();
        reject(new Error('the shop does not answer'));
      } else if (!target.answered) postTo(target, message);
    }, pause);
    waiting.add(answered);
    if (target.answered) postTo(target, message);
  });
}

/** Fetches the shop's cart into this page; its answer says that the frame has loaded [SYNC-02]. */
export const syncThroughFrame = async (shopUrl: string): Promise<void> =>
  void (await answerTo(shopAt(shopUrl), syncRequest));

let purchases = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Buys through the shop's frame on a page that is not the shop's own [QV-10]; one purchase after
 * the other, so that none takes another's answer for its own.
 */
export function buyThroughFrame(shopUrl: string, item: SyncItem): Promise<void> {
  const turn = last.then(async () => {
    const id = ++purchases;
    const { error } = await answerTo(shopAt(shopUrl), JSON.stringify({ ...item, id }), id);
    // What the browser does not allow is nothing to try again.
    if (error === cartBlocked) throw new Refusal(error);
    if (error) throw new Error(error);
  });
  last = turn.catch(() => {});
  return turn;
}
