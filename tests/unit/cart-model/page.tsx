// A page of the shop as the bundle makes it, for the world of world.ts: a visitor's actions on the
// cart, by the hooks of the real widgets, without their views.
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiClient } from '../../../src/api/client';
import { createClient } from '../../../src/api/client';
import { reloadCart, useCart } from '../../../src/core/cart/cart';
import { clearCart, forgo } from '../../../src/core/cart/cart.atoms';
import { restoreLine } from '../../../src/core/cart/change-cart';
import { type Widget, WidgetContext } from '../../../src/core/element/widget-context';
import { useBuy } from '../../../src/core/products/use-buy';
import { useCartTrouble } from '../../../src/core/shop/use-cart-trouble';
import { pageStore, visitorAtom } from '../../../src/core/state/store';
import { useCoupons } from '../../../src/widgets/cart/cart-coupons';
import { useQuantities } from '../../../src/widgets/cart/use-quantities';
import { serveCart } from '../../../src/widgets/cart-sync/serve-cart';
import { usePurchase } from '../../../src/widgets/checkout/use-purchase';
import { brandOrigin, shopOrigin } from './origins';

function widgetOf(api: ApiClient, isShop: boolean): Widget {
  return {
    tag: 'atria-cart',
    brand: 'lihakauppa',
    logo: 'lihakauppa',
    language: 'fi',
    isShop,
    address: new URL(`${shopOrigin}/ostoskori`),
    settings: { translations: {} } as never,
    api,
    host: { shopUrl: `${shopOrigin}/` } as never,
    emit: () => true,
    announce: () => {},
    hold: () => () => {},
  };
}

/** What the visitor sees and can press; updated at every render. */
export interface Seen {
  readonly cart: ReturnType<typeof useCart>;
  readonly quantities: ReturnType<typeof useQuantities>;
  readonly trouble: ReturnType<typeof useCartTrouble>;
  readonly coupons: ReturnType<typeof useCoupons>;
  readonly buys: Readonly<Record<string, ReturnType<typeof useBuy>>>;
}

/** The shop's pages with the cart and with the checkout, and a page of the brand's site. */
export type Kind = 'cart' | 'checkout' | 'brand';

export interface CartPage {
  readonly seen: Seen;
  readonly refresh: () => Promise<unknown>;
  readonly putBack: () => Promise<unknown>;
  /** The visitor becomes known. */
  readonly knows: (visitor: string) => void;
  readonly logOut: () => void;
  /** The confirmation of an order comes. */
  readonly confirms: typeof forgo;
  /** Presses the checkout's button; resolves once the purchase is posted, or is refused. */
  readonly orders: () => Promise<boolean>;
}

const apiOf = (fetch: typeof globalThis.fetch): ApiClient =>
  createClient({ apiBase: shopOrigin, fetch, antiForgeryHeader: 'X-XSRF-TOKEN' });

/** The shop's bare page in a frame of the brand's site. */
export const serve = (fetch: typeof globalThis.fetch): unknown =>
  serveCart(apiOf(fetch), [brandOrigin]);

/** Opens a page that sells these products. */
export function openPage(
  root: HTMLElement,
  fetch: typeof globalThis.fetch,
  codes: readonly string[],
  kind: Kind,
): CartPage {
  const api = apiOf(fetch);
  const isShop = kind !== 'brand';
  let pressed: (code: string) => unknown = () => {};
  let onPost = () => {};
  const Checkout = () => {
    const { order } = usePurchase({
      fields: () => ({}),
      hold: async () => false,
      post: () => onPost(),
    });
    useLayoutEffect(() => {
      pressed = order;
    });
    return null;
  };
  const buys: Record<string, ReturnType<typeof useBuy>> = {};
  const page: { seen: Partial<Seen> } = { seen: { buys } };
  const Product = ({ code }: { code: string }) => {
    const made = useBuy({ code, title: code, price: '1,00' });
    useLayoutEffect(() => {
      buys[code] = made;
    });
    return null;
  };
  const Cart = () => {
    const cart = useCart();
    const quantities = useQuantities();
    const trouble = useCartTrouble();
    const coupons = useCoupons(cart.cart);
    useLayoutEffect(() => {
      page.seen = { cart, quantities, trouble, coupons, buys };
    });
    return null;
  };
  createRoot(root).render(
    <WidgetContext.Provider value={widgetOf(api, isShop)}>
      <Cart />
      {kind === 'checkout' && <Checkout />}
      {codes.map((code) => (
        <Product key={code} code={code} />
      ))}
    </WidgetContext.Provider>,
  );
  return {
    get seen() {
      return page.seen as Seen;
    },
    refresh: () => reloadCart(api),
    knows: (visitor) => pageStore.set(visitorAtom, visitor),
    logOut: clearCart,
    confirms: forgo,
    orders: () =>
      new Promise((resolve) => {
        onPost = () => resolve(true);
        Promise.resolve(pressed('FI50')).then(() => resolve(false));
      }),
    putBack: async () => {
      for (const line of page.seen.trouble?.lost ?? []) await restoreLine(api, line);
    },
  };
}
