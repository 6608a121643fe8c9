import { memo } from 'react';
import type { ProductHit } from '../../api/search';
import { Card, RecipeFacts } from '../cards/card';
import type { CardType } from '../cards/card-types';
import { useWidget } from '../element/widget-context';
import { formatShownDate } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { type CardHit, cardHits } from '../search/card-hits';
import { Discount } from '../ui/discount';
import { Price } from '../ui/price';
import { styles } from './product-hit-card.styles';
import { productSearchTexts } from './product-search.texts';

/**
 * What a product hit shows beside its card: novelty, discount, time, likes, prices, and "sold out";
 * a missing field leaves no gap [SRCH-28, SRCH-29].
 */
function ProductFacts({ hit }: { readonly hit: ProductHit }) {
  const { language } = useWidget();
  const t = useTexts(productSearchTexts);
  const { novelty, startPublish, price, svhPrice, discountPercentage, stock } = hit;
  const perKilo = hit.pricePerKilo || hit.pricePerKg;
  const date = formatShownDate(startPublish, language);
  const isSale = discountPercentage > 0;
  return (
    <>
      {(novelty || isSale) && (
        <p className={styles.marks}>
          {novelty && (
            <span className={styles.new}>
              {[t('/product/new'), date].filter(Boolean).join(' ')}
            </span>
          )}
          {isSale && (
            <span className={styles.sale}>
              <Discount percent={discountPercentage} />
            </span>
          )}
        </p>
      )}
      <RecipeFacts card={hit} />
      {price && (
        <p className={styles.prices}>
          <Price className={styles.price} amount={price} unit="piece" />
          {svhPrice && <Price amount={svhPrice} struckThrough={isSale} />}
          {perKilo && <Price amount={perKilo} unit="kg" />}
        </p>
      )}
      {stock !== null && stock <= 0 && <p className={styles.out}>{t('/product/sold-out')}</p>}
    </>
  );
}

/** A product hit as a content card; a missing field leaves no gap [SRCH-28]. */
const ProductHitCard = memo(function ProductHitCard({ hit, type, eager }: CardHit<ProductHit>) {
  const { title, url, link, startPublish } = hit;
  const card = { ...hit, type, header: title, link: url || link, publishDate: startPublish };
  return (
    <Card card={card} eager={eager}>
      <ProductFacts hit={hit} />
    </Card>
  );
});

/** Product hits as cards of a type. */
export const productHits = (type: CardType, columns: number) =>
  cardHits(ProductHitCard, type, columns, true);
