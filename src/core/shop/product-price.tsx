import { useTexts } from '../i18n/use-texts';
import { css, cx } from '../style/css';
import { rem, token } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { Price } from '../ui/price';
import { shopTexts } from './shop.texts';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token('space-2'),
});
const main = css({ fontSize: rem(1.5), fontWeight: token('font-weight-heading'), lineHeight: 1.2 });
const sale = css({ color: token('color-link') });
const label = css({ color: token('color-text-muted'), fontSize: token('font-size-s') });
const small = css({
  flexBasis: '100%',
  color: token('color-text-muted'),
  fontSize: token('font-size-s'),
});

export interface ProductPriceProps {
  readonly price: string;
  /** Price of a kilo, shown small when there is one [QV-02]. */
  readonly perKilo: string;
  /** The full or recommended price. */
  readonly svhPrice: string;
  /** Whether the price is reduced: then the full one is struck through [QV-01]. */
  readonly reduced: boolean;
}

/** The price of one, the full one, and that of a kilo. */
export function ProductPrice({ price, perKilo, svhPrice, reduced }: ProductPriceProps) {
  const t = useTexts(shopTexts);
  return (
    <p className={root}>
      <Price className={cx(main, reduced && sale)} amount={price} unit="kpl" />
      {svhPrice && (
        <span>
          <span className={reduced ? visuallyHidden : label}>
            {t(reduced ? '/shop/original' : '/shop/recommended')}{' '}
          </span>
          <Price amount={svhPrice} struckThrough={reduced} />
        </span>
      )}
      {perKilo && <Price className={small} amount={perKilo} unit="kg" />}
    </p>
  );
}
