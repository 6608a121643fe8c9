import { type FormEvent, useId, useRef } from 'react';
import type { Cart } from '../../api/cart';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { Chip } from '../../core/ui/chip';
import { styles } from './cart.styles';
import { texts } from './cart.texts';
import { useCoupons } from './use-coupons';

interface Props {
  readonly cart: Cart;
  /** Whether codes can be added and removed here. */
  readonly editable: boolean;
}

/** The coupon field and the codes in use, each with a button that removes it [CART-15]. */
export function CartCoupons({ cart, editable }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { value, setValue, busy, error, add, remove } = useCoupons(cart);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const press = (code: string) => {
    remove(code);
    // The button goes with its code; the focus must not fall out of the cart.
    root.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.coupon}>
      {editable && (
        <form className={styles.field} onSubmit={submit} noValidate>
          <label>
            <span>{t('/cart/coupon')}</span>
            <input
              value={value}
              autoComplete="off"
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={error ? id : undefined}
              onChange={(event) => setValue(event.target.value)}
            />
          </label>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('/cart/coupon-add')}
          </Button>
        </form>
      )}
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {cart.couponCodes.length > 0 && (
        <ul className={styles.chips} aria-label={t('/cart/coupons')}>
          {cart.couponCodes.map((code) => (
            <li key={code}>{editable ? <Chip onRemove={() => press(code)}>{code}</Chip> : code}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
