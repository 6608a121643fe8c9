import { useEffect } from 'react';
import { useStartedCart } from '../../core/cart/use-cart';
import { useWidget } from '../../core/element/widget-context';
import { syncThroughFrame } from '../../core/shop/shop-frame';
import { originsOf } from '../../core/shop/sync-protocol';
import type { CartSyncProps } from './cart-sync.contract';
import { serveCart } from './serve-cart';

export function CartSync({ role, shopUrl }: CartSyncProps) {
  const { api, settings, isShop, host } = useWidget();
  useStartedCart();
  // It has nothing to show, and its role is none of the roles screen readers know.
  useEffect(() => {
    if (host) host.hidden = true;
  }, [host]);
  useEffect(() => {
    if (role === 'shop') return serveCart(api, originsOf(settings.origins));
    // The shop's own pages have the cart itself and need no frame [SYNC-01].
    if (!isShop && shopUrl)
      syncThroughFrame(shopUrl).catch(() => {
        // The shop gives no answer: the mirror stays, without a word [SYNC-05].
      });
  }, [role, shopUrl, api, settings, isShop]);
  return null;
}
