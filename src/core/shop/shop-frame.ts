import { setCart } from '../state/cart.atoms';
import { cartOfMessage, originsOf, type SyncItem, syncRequest } from './sync-protocol';

/** The wait between two posts of what is bought, and how often it is tried [QV-10]. */
const pause = 200;
const tries = 150;

let frame: HTMLIFrameElement | undefined;

/** The hidden frame of the shop, made with the first buy or sync of the page [SYNC-01]. */
function shopFrame(shopUrl: string): HTMLIFrameElement {
  if (frame?.isConnected) return frame;
  frame = document.createElement('iframe');
  frame.src = shopUrl;
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  return frame;
}

/** Takes over every cart the shop's frame sends; nothing from anybody else counts [SYNC-06]. */
function onceCart(target: HTMLIFrameElement, origin: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(
      'message',
      ({ data, origin: from, source }) => {
        const cart =
          from === origin && source === target.contentWindow ? cartOfMessage(data) : undefined;
        if (!cart) return;
        setCart(cart);
        resolve();
      },
      { signal },
    );
  });
}

/** Posts every 200 ms, at most 150 times, until the shop's cart comes; then it rejects. */
async function postUntilCart(shopUrl: string, message: string, once: boolean): Promise<void> {
  const [origin] = originsOf([shopUrl]);
  if (!origin) throw new Error(`no shop at "${shopUrl}"`);
  const target = shopFrame(shopUrl);
  const ended = new AbortController();
  let left = tries;
  let timer: ReturnType<typeof setInterval> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (left-- <= 0) reject(new Error('the shop does not answer'));
      else if (!once) target.contentWindow?.postMessage(message, origin);
    }, pause);
  });
  const answered = onceCart(target, origin, ended.signal);
  if (once) target.contentWindow?.postMessage(message, origin);
  try {
    await Promise.race([answered, givenUp]);
  } finally {
    clearInterval(timer);
    ended.abort();
  }
}

/** Fetches the shop's cart into this page; its answer says that the frame has loaded [SYNC-02]. */
export const syncThroughFrame = (shopUrl: string): Promise<void> =>
  postUntilCart(shopUrl, syncRequest, false);

/** Buys through the shop's frame on a page that is not the shop's own [QV-10]. */
export async function buyThroughFrame(shopUrl: string, item: SyncItem): Promise<void> {
  await syncThroughFrame(shopUrl);
  await postUntilCart(shopUrl, JSON.stringify(item), true);
}
