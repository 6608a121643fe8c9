import type { CartLine } from '../../api/cart';
import { Price } from '../ui/price';
import { isReduced } from './amounts';

/** What a line costs, after what it would cost without its discounts [CART-05]. */
export function LinePrice({ line }: { readonly line: CartLine }) {
  const { linePrice, linePriceWithoutDiscounts: full } = line;
  return (
    <>
      {isReduced(linePrice, full) && <Price amount={full} struckThrough />}
      <Price amount={linePrice} />
    </>
  );
}
