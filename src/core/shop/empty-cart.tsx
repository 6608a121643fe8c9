import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { ButtonLink } from '../ui/button-link';
import { orderTexts } from './order.texts';
import { styles } from './shop-page.styles';

interface Props {
  readonly productsUrl: string;
  /** Shown after the link to the products. */
  readonly children?: Elements;
}

/** An empty cart, and the link to the products. */
export function EmptyCart({ productsUrl, children }: Props) {
  const t = useTexts(orderTexts);
  return (
    <div className={styles.empty}>
      <p>{t('/order/empty')}</p>
      <div className={styles.buttons}>
        <ButtonLink href={productsUrl}>{t('/order/continue')}</ButtonLink>
        {children}
      </div>
    </div>
  );
}
