import { useState } from 'react';
import { Heading } from '../element/heading';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { Button } from '../ui/button';
import { Discount } from '../ui/discount';
import { late } from '../ui/late';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { withName } from '../ui/with-name';
import { BuyControl } from './buy-control';
import { ProductPrice } from './product-price';
import { cardStyles as styles } from './products.styles';
import { shopTexts } from './shop.texts';
import type { ShopProduct } from './shop-product';

const QuickView = late(() => import('./quick-view'), 'QuickViewDialog');

/** A product of the meat shop with its price, buy button and quick view [QV-01]. */
export function ShopProductCard({ product, eager }: { product: ShopProduct; eager?: boolean }) {
  const t = useTexts(shopTexts);
  const [open, setOpen] = useState(false);
  const { code, title, url, image, discountPercentage, stock } = product;
  const reduced = discountPercentage > 0;
  return (
    <article className={styles.root}>
      <Picture src={image[0] ?? ''} alt="" preset="medium" ratio="4/3" lazy={!eager} />
      {reduced && (
        <p className={styles.sale}>
          <Discount percent={discountPercentage} />
        </p>
      )}
      <div className={styles.body}>
        <Heading className={cx(heading.card)}>
          <Link className={styles.link} href={url}>
            {title}
          </Link>
        </Heading>
        {/* Which is loaded by the code. */}
        {code && (
          <Button
            variant="secondary"
            size="s"
            icon="info"
            className={styles.quick}
            aria-label={withName(t('/shop/quick-view'), title)}
            onPointerEnter={QuickView.preload}
            onClick={() => {
              // Once more, where it has failed to load.
              QuickView.preload();
              setOpen(true);
            }}
          >
            {t('/shop/quick-view')}
          </Button>
        )}
        <ProductPrice {...product} reduced={reduced} />
        <BuyControl product={product} stock={stock} ofOne={styles.buy} />
      </div>
      {open && <QuickView code={code} reduced={reduced} onClose={() => setOpen(false)} />}
    </article>
  );
}
