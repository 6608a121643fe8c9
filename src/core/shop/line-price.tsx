import type { CartLine } from '../../api/cart';
import { useTexts } from '../i18n/use-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { Price } from '../ui/price';
import { isReduced } from './amounts';
import { orderTexts } from './order.texts';

/** What a line costs, after what it would cost without its discounts [CART-05]. */
export function LinePrice({ line }: { readonly line: CartLine }) {
  const t = useTexts(orderTexts);
  const { linePrice, linePriceWithoutDiscounts: full } = line;
  return (
    <>
      {isReduced(linePrice, full) && (
        <span>
          <span className={visuallyHidden}>{`${t('/order/full-price')} `}</span>
          <Price amount={full} struckThrough />
        </span>
      )}
      <Price amount={linePrice} />
    </>
  );
}
