import { isReduced } from '../../read/amount';
import { Price } from '../ui/price';

/** The price to pay, after the price without discounts [CART-05]. */
export const PriceAfter = ({ full, price }: { readonly full: string; readonly price: string }) => (
  <>
    {isReduced(price, full) && <Price amount={full} struckThrough />}
    <Price amount={price} />
  </>
);
