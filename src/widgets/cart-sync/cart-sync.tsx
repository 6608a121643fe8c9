import { useEffect } from 'react';
import { useMissing } from '../../core/element/use-missing';
import { useWidget } from '../../core/element/widget-context';
import { syncThroughFrame } from '../../core/shop/shop-frame';
import { noShop } from '../../core/shop/shop-place';
import { originsOf } from '../../core/shop/sync-protocol';
import type { CartSyncProps } from './cart-sync.contract';
import { serveCart } from './serve-cart';

const nobody = {
  where: 'data-atria-settings: origins',
  expected: 'the origins of the sites that sell: nobody is answered without them',
};

function ShopSide() {
  const { api, settings } = useWidget();
  const { origins } = settings;
  useMissing(origins.length === 0, nobody);
  useEffect(() => serveCart(api, originsOf(origins)), [api, origins]);
  return null;
}

function MainSide({ shopUrl }: Pick<CartSyncProps, 'shopUrl'>) {
  const { isShop, settings } = useWidget();
  const { frameUrl } = settings;
  useMissing(!isShop && !shopUrl, noShop);
  useEffect(() => {
    // The shop's own pages have the cart itself and need no frame [SYNC-01].
    if (!isShop && shopUrl)
      syncThroughFrame({ shopUrl, frameUrl }).catch(() => {
        // The shop gives no answer: the mirror stays, without a word [SYNC-05].
      });
  }, [isShop, shopUrl, frameUrl]);
  return null;
}

export function CartSync({ role, shopUrl }: CartSyncProps) {
  const { host } = useWidget();
  // It has nothing to show, and its role is none of the roles screen readers know.
  useEffect(() => {
    if (host) host.hidden = true;
  }, [host]);
  return role === 'shop' ? <ShopSide /> : <MainSide shopUrl={shopUrl} />;
}
