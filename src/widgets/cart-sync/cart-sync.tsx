import { useEffect } from 'react';
import { type Missing, useMissing } from '../../core/element/use-missing';
import { useWidget } from '../../core/element/widget-context';
import { useComeback } from '../../core/page/use-comeback';
import { noShop, syncThroughFrame } from '../../core/shop/shop-frame';
import { originsOf } from '../../core/shop/sync-protocol';
import type { CartSyncProps } from './cart-sync.contract';
import { serveCart } from './serve-cart';

const nobody: Missing = {
  isOfPage: true,
  where: 'data-atria-settings: origins',
  expected: 'the origins of the sites that sell: nobody is answered without them',
};

export function CartSync({ role, shopUrl }: CartSyncProps) {
  const { api, settings, isShop, host } = useWidget();
  const { origins, frameUrl } = settings;
  const serves = role === 'shop';
  useMissing(serves ? origins.length === 0 : !isShop && !shopUrl, serves ? nobody : noShop);
  // It shows nothing, and its role is not one that screen readers know.
  useEffect(() => {
    if (host) host.hidden = true;
  }, [host]);
  // The shop's own pages have the cart itself and need no frame [SYNC-01].
  const asks = !serves && !isShop && shopUrl !== '';
  const sync = () => {
    // The shop does not answer: the stored copy stays, without a message [SYNC-05].
    if (asks) syncThroughFrame({ shopUrl, frameUrl }).catch(() => {});
  };
  useEffect(() => {
    if (serves) return serveCart(api, originsOf(origins));
  }, [serves, api, origins]);
  useEffect(sync, [asks, shopUrl, frameUrl]);
  // After Back from the shop, the visitor sees the page as they left it.
  useComeback(sync);
  return null;
}
