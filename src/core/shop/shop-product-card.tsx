import { useState } from 'react';
import { Heading } from '../element/heading';
import { useTexts } from '../i18n/use-texts';
import { css, cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { media, reserved } from '../style/media';
import { rem, token } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { Button } from '../ui/button';
import { late } from '../ui/late';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { BuyControl } from './buy-control';
import { ProductPrice } from './product-price';
import { shopTexts } from './shop.texts';
import { shopCardHeights } from './shop-card-heights';
import type { ShopProduct } from './shop-product';

const QuickView = late(() => import('./quick-view').then((module) => module.QuickViewDialog));

const styles = {
  root: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    maxInlineSize: rem(30),
    // A sold-out card is lower.
    ...reserved(shopCardHeights),
    overflow: 'hidden',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    transition: `box-shadow ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
  }),
  link: css({
    '&:focus-visible': { outlineOffset: '2px' },
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: token('space-3'),
    padding: token('space-4'),
    '& > :is(h2, h3)': { flex: 1 },
  }),
  sale: css({
    position: 'absolute',
    insetBlockStart: token('space-3'),
    insetInlineStart: token('space-3'),
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    background: token('color-sale'),
    color: token('color-on-sale'),
    fontWeight: token('font-weight-bold'),
  }),
  quick: css({
    position: 'absolute',
    insetBlockStart: token('space-2'),
    insetInlineEnd: token('space-2'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
  }),
};

export interface ShopProductCardProps {
  readonly product: ShopProduct;
  readonly shopUrl: string;
  readonly eager?: boolean;
}

/** A product of the meat shop with its price, buy button and quick view [QV-01]. */
export function ShopProductCard({ product, shopUrl, eager }: ShopProductCardProps) {
  const t = useTexts(shopTexts);
  const [open, setOpen] = useState(false);
  const { title, url, image, price, svhPrice, discountPercentage, stock } = product;
  const reduced = discountPercentage > 0;
  const percent = Math.round(discountPercentage);
  return (
    <article className={styles.root}>
      <Picture src={image[0] ?? ''} alt="" preset="medium" ratio="4/3" lazy={!eager} />
      {reduced && (
        <p className={styles.sale}>
          <span aria-hidden="true">{`-${percent} %`}</span>
          <span className={visuallyHidden}>{t('/shop/discount', percent)}</span>
        </p>
      )}
      <div className={styles.body}>
        <Heading className={cx(heading.card)}>
          <Link className={styles.link} href={url}>
            {title}
          </Link>
        </Heading>
        <Button
          variant="secondary"
          size="s"
          className={styles.quick}
          aria-label={`${t('/shop/quick-view')}: ${title}`}
          onPointerEnter={QuickView.preload}
          onClick={() => {
            QuickView.preload();
            setOpen(true);
          }}
        >
          {t('/shop/quick-view')}
        </Button>
        <ProductPrice
          price={price}
          perKilo={product.pricePerKilo || product.pricePerKg}
          svhPrice={svhPrice}
          reduced={reduced}
        />
        <BuyControl product={product} stock={stock} shopUrl={shopUrl} />
      </div>
      {open && (
        <QuickView
          code={product.code}
          shopUrl={shopUrl}
          reduced={reduced}
          onClose={() => setOpen(false)}
        />
      )}
    </article>
  );
}
