import { useCart } from '../../core/cart/cart';
import { useTexts } from '../../core/i18n/use-texts';
import { Badge } from '../../core/ui/badge';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** The link to the cart with its number of lines; nothing while the cart is empty [HDR-10]. */
export function CartLink({ href }: { href: string }) {
  const count = useCart().cart.lineItemCount;
  const t = useTexts(texts);
  if (count < 1) return null;
  return (
    <Link className={styles.action} href={href} aria-label={t('/header/cart', count)}>
      {drawIcon('cart', 1.5)}
      <span className={styles.count}>
        <Badge>{count}</Badge>
      </span>
    </Link>
  );
}
