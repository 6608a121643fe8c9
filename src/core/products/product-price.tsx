import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { Price } from '../ui/price';
import { priceStyles as styles } from './products.styles';
import { shopTexts } from './shop.texts';

export interface ProductPriceProps {
  readonly price: string;
  /** Price of a kilo, shown small if there is one [QV-02]. */
  readonly perKilo: string;
  /** The full or recommended price. */
  readonly svhPrice: string;
  /** Whether the price is reduced: then the full one is struck through [QV-01]. */
  readonly reduced: boolean;
}

/** The price of one item, the full price, and that of a kilo. */
export function ProductPrice({ price, perKilo, svhPrice, reduced }: ProductPriceProps) {
  const t = useTexts(shopTexts);
  return (
    <p className={styles.root}>
      {price && (
        <Price className={cx(styles.main, reduced && styles.sale)} amount={price} unit="piece" />
      )}
      {svhPrice && (
        <span>
          {!reduced && <span className={styles.label}>{`${t('/shop/recommended')} `}</span>}
          <Price amount={svhPrice} struckThrough={reduced} />
        </span>
      )}
      {perKilo && <Price className={styles.small} amount={perKilo} unit="kg" />}
    </p>
  );
}
