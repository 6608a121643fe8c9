import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { visuallyHidden } from '../style/visually-hidden';
import { styles } from './price.styles';
import { uiTexts } from './ui.texts';

export interface PriceProps {
  /** The amount from the back end: a text with a decimal comma. */
  readonly amount: string;
  /** The unit of the price: `kpl` (default) or `kg` [QV-02]; '' for a plain amount. */
  readonly unit?: string;
  /** An old price: struck through, and announced as such. */
  readonly struckThrough?: boolean;
  readonly className?: string;
}

/** An amount with its sign, which some back ends include and others do not [CART-07]. */
export const inEuros = (amount: string): string => `${amount.replace(/\s*€.*$/, '')} €`;

/** An amount in euros [CART-07, QV-02]. */
export function Price({ amount, unit = '', struckThrough, className }: PriceProps) {
  const t = useTexts(uiTexts);
  const content = inEuros(amount) + (unit && `/${unit}`);
  return struckThrough ? (
    <s className={cx(styles.root, styles.struck, className)}>
      <span className={visuallyHidden}>{`${t('/ui/original')} `}</span>
      <span>{content}</span>
    </s>
  ) : (
    <span className={cx(styles.root, className)}>{content}</span>
  );
}
