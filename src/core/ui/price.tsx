import { amountOf } from '../../api/amount';
import { isReduced, readAmount } from '../../read/amount';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { visuallyHidden } from '../style/visually-hidden';
import { styles } from './price.styles';
import { uiTexts } from './ui.texts';

export interface PriceProps {
  /** The amount from the back end; what is none in euros shows as it came, without a unit. */
  readonly amount: string;
  /** What the price is for [QV-02]; without it, a plain amount. */
  readonly unit?: 'piece' | 'kg';
  /** An old price: struck through, and announced as such. */
  readonly struckThrough?: boolean;
  readonly className?: string;
}

/** An amount as the project writes it, `12,90 €/kg`; what cannot be read, as it came [CART-07]. */
export function inEuros(amount: string, unit = ''): string {
  const cents = readAmount(amount);
  return cents === undefined ? amount : `${amountOf(cents)} €${unit && `/${unit}`}`;
}

/** An amount in euros [CART-07, QV-02]. */
export function Price({ amount, unit, struckThrough, className }: PriceProps) {
  const t = useTexts(uiTexts);
  const content = inEuros(amount, unit === 'piece' ? t('/ui/piece') : unit);
  return struckThrough ? (
    <s className={cx(styles.root, styles.struck, className)}>
      <span className={visuallyHidden}>{`${t('/ui/original')} `}</span>
      <span>{content}</span>
    </s>
  ) : (
    <span className={cx(styles.root, className)}>{content}</span>
  );
}

/** The price to pay, after the price without discounts [CART-05]. */
export const PriceAfter = ({ full, price }: { readonly full: string; readonly price: string }) => (
  <>
    {isReduced(price, full) && <Price amount={full} struckThrough />}
    <Price amount={price} />
  </>
);
