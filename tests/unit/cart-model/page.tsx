// A page of the shop as the bundle makes it, for the world of world.ts: a visitor's actions on the
// cart, by the hooks of the real widgets, without their views.
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cart } from '../../../src/api/cart';
import type { ApiClient } from '../../../src/api/client';
import { createClient } from '../../../src/api/client';
import { useCart } from '../../../src/core/cart/cart';
import {
  cartStateAtom,
  changeCart,
  changeMirror,
  endVisit,
} from '../../../src/core/cart/cart.atoms';
import { restoreLine } from '../../../src/core/cart/change-cart';
import { withoutLines } from '../../../src/core/cart/lost-lines.model';
import { reloadCart, sendChanges } from '../../../src/core/cart/outbox';
import { type Widget, WidgetContext } from '../../../src/core/element/widget-context';
import { pageAddress } from '../../../src/core/page/page-address';
import { useBuy } from '../../../src/core/products/buy-control';
import { useCartTrouble } from '../../../src/core/shop/cart-trouble';
import { useCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore } from '../../../src/core/state/store';
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
    address: pageAddress(new URL(`${shopOrigin}/ostoskori`)),
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
  readonly customer: ReturnType<typeof useCustomer>;
  readonly buys: Readonly<Record<string, ReturnType<typeof useBuy>>>;
}

/**
 * The shop's pages with the cart, with the checkout, and with the confirmation of an order, which
 * has no cart; and a page of the brand's site.
 */
export type Kind = 'cart' | 'checkout' | 'confirmation' | 'brand';

export interface CartPage {
  readonly seen: Seen;
  readonly refresh: () => Promise<unknown>;
  /** The products that were lost are put back, or left out; or the message about them is closed. */
  readonly putBack: () => Promise<unknown>;
  readonly leaveOut: () => void;
  readonly closeLost: () => void;
  /** Whether changes of the cart have no result yet. */
  readonly isChanging: () => boolean;
  /** Whether the last removal can be undone: of this line. */
  readonly canUndo: (code: string) => boolean;
  readonly undo: () => void;
  /** Resolves to whether all changes were made, when the visitor goes on to the checkout. */
  readonly goOn: () => Promise<boolean>;
  readonly logOut: () => void;
  /** The confirmation of an order comes. */
  readonly confirms: (lines: Cart['lineItems']) => void;
  /** Presses the checkout's button; resolves once the purchase is posted, or is refused. */
  readonly orders: () => Promise<boolean>;
}

const apiOf = (fetch: typeof globalThis.fetch): ApiClient =>
  createClient({ apiBase: shopOrigin, fetch, antiForgeryHeader: 'X-XSRF-TOKEN' });

/** The shop's bare page in a frame of the brand's site. */
export const serve = (fetch: typeof globalThis.fetch): unknown =>
  serveCart(apiOf(fetch), [brandOrigin]);

/** The checkout's button. A posted form is an event of the world's document. */
const useOrder = (): ((code: string) => unknown) =>
  usePurchase({
    fields: () => ({}),
    hold: async () => false,
    post: () => document.createElement('form').submit(),
  }).order;

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
  const Checkout = () => {
    const press = useOrder();
    useLayoutEffect(() => {
      pressed = press;
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
    const customer = useCustomer();
    const quantities = useQuantities();
    const trouble = useCartTrouble();
    const coupons = useCoupons(cart.cart);
    useLayoutEffect(() => {
      page.seen = { cart, customer, quantities, trouble, coupons, buys };
    });
    return null;
  };
  if (kind !== 'confirmation')
    createRoot(root).render(
      <WidgetContext.Provider value={widgetOf(api, isShop)}>
        <Cart />
        {kind === 'checkout' && <Checkout />}
        {codes.map((code) => (
          <Product key={code} code={code} />
        ))}
      </WidgetContext.Provider>,
    );
  const lost = () => page.seen.trouble?.lost ?? [];
  return {
    get seen() {
      return page.seen as Seen;
    },
    refresh: () => reloadCart(api),
    putBack: async () => {
      for (const line of lost()) await restoreLine(api, line);
    },
    leaveOut: () => changeMirror({ lost: [] }),
    // The message's button only hides it on this page.
    closeLost: () => {},
    isChanging: () =>
      pageStore.get(cartStateAtom).outbox.some(({ command }) => command.kind !== 'load'),
    canUndo: (code) => {
      const { quantities, cart } = page.seen;
      const lines = quantities?.linesOf(cart?.cart.lineItems ?? []) ?? [];
      return lines.some((line) => line.code === code && quantities?.quantityOf(line) === 0);
    },
    undo: () => page.seen.quantities?.restore(),
    logOut: () => endVisit(),
    goOn: sendChanges,
    confirms: (lines) =>
      changeCart((state) =>
        withoutLines(
          state,
          lines.map(({ code }) => code),
        ),
      ),
    orders: () =>
      new Promise((resolve) => {
        document.addEventListener('post', () => resolve(true));
        Promise.resolve(pressed('FI50')).then(() => resolve(false));
      }),
  };
}
