import { useEffect } from 'react';
import { fetchProduct, type Product } from '../../api/products';
import { pushShopEvent } from '../analytics/data-layer';
import { useWidget } from '../element/widget-context';
import { formatNumber } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { useCall } from '../page/use-call';
import { useOverlayPlace } from '../popups/overlay';
import { type BuyProduct, itemOfProduct } from '../shop/analytics-items';
import { cx } from '../style/css';
import { ButtonLink } from '../ui/button-link';
import { Failure } from '../ui/failure';
import { drawIcon } from '../ui/icon';
import { Modal } from '../ui/modal';
import { Picture } from '../ui/picture';
import { Skeleton } from '../ui/skeleton';
import { Stars } from '../ui/stars';
import { starsTexts } from '../ui/stars.texts';
import { useBackCloses } from '../ui/use-back-closes';
import { BuyControl } from './buy-control';
import { ProductPrice } from './product-price';
import { viewStyles as styles } from './products.styles';
import { shopTexts } from './shop.texts';
import { isSoldOut } from './shop-product';

function Facts({ product, reduced }: { product: Product & BuyProduct; reduced: boolean }) {
  const t = useTexts(shopTexts);
  const stars = useTexts(starsTexts);
  const { language } = useWidget();
  const { averageRating, reviewCount, stock, description, url } = product;
  const rating = formatNumber(averageRating, language, 1);
  return (
    <div className={styles.columns}>
      <Picture className={styles.picture} src={product.image} alt="" preset="medium" ratio="4/3" />
      <div className={styles.facts}>
        {reviewCount > 0 && (
          <p className={styles.line}>
            <Stars value={averageRating} />
            <span>{`${rating} · ${stars('/ui/reviews', reviewCount)}`}</span>
          </p>
        )}
        <ProductPrice {...product} reduced={reduced} />
        {description && <p>{description}</p>}
        {!isSoldOut(stock) && (
          <p className={cx(styles.line, styles.stock)}>
            {drawIcon('check', 1)}
            <span>{t('/shop/in-stock')}</span>
          </p>
        )}
        <BuyControl product={product} stock={stock} />
        <ButtonLink className={styles.more} variant="quiet" href={url} icon="arrow-right">
          {t('/shop/to-product')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface Props {
  readonly code: string;
  /** Whether the opener shows a discount: the product's own data does not say so. */
  readonly reduced?: boolean;
  readonly onClose: () => void;
}

/** A product in a dialog, loaded by its code [QV-03, QV-04]. */
export function QuickViewDialog({ code, reduced = false, onClose }: Props) {
  const t = useTexts(shopTexts);
  useOverlayPlace(true, onClose);
  useBackCloses(onClose);
  const call = useCall(code, async (api, signal) => {
    const product = await fetchProduct(api, { code }, { signal });
    return { ...product, code: product.code || code, title: product.name };
  });
  const { data } = call;
  useEffect(() => {
    if (data) pushShopEvent('view_item', [itemOfProduct(data, 1)]);
  }, [data]);
  return (
    <Modal tall onClose={onClose} title={data?.title ?? t('/shop/quick-view')} width={1200}>
      {call.status === 'failed' ? (
        <Failure call={call} text={t('/shop/load-failed')} />
      ) : data ? (
        <Facts product={data} reduced={reduced} />
      ) : (
        <div className={styles.columns}>
          <Skeleton ratio="4/3" />
          <div className={styles.facts}>
            <Skeleton width="40%" height="2em" />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </div>
      )}
    </Modal>
  );
}
