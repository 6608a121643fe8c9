import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { Price } from '../ui/price';
import { priceStyles as styles } from './products.styles';
import { shopTexts } from './shop.texts';

interface Props {
  readonly price: string;
  /** Price of a kilo, shown small if there is one [QV-02]. */
  readonly pricePerKg: string;
  /** The same, which comes first. */
  readonly pricePerKilo?: string;
  /** The full or recommended price. */
  readonly svhPrice: string;
  /** Whether the price is reduced: then the full one is struck through [QV-01]. */
  readonly reduced: boolean;
}

/** The price of one item, the full price, and that of a kilo. */
export function ProductPrice({ price, svhPrice, reduced, ...product }: Props) {
  const t = useTexts(shopTexts);
  const perKilo = product.pricePerKilo || product.pricePerKg;
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
