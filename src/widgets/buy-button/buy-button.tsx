import { useEffect } from 'react';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { BuyControl } from '../../core/products/buy-control';
import { itemOfProduct } from '../../core/shop/analytics-items';
import type { BuyButtonProps } from './buy-button.contract';

export function BuyButton({ code, stock, max, product, productPage }: BuyButtonProps) {
  const bought = { code, title: '', price: '', ...product };
  // Once, when the button of a product page mounts [ANA-02].
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (productPage && code) pushShopEvent('view_item', [itemOfProduct(bought, 1)]);
  }, [productPage, code]);
  if (!code) return null;
  return <BuyControl product={bought} stock={stock ?? null} max={max} />;
}
