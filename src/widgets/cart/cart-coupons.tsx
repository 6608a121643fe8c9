import { type FormEvent, useId } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { Chip } from '../../core/ui/chip';
import { styles } from './cart.styles';
import { texts } from './cart.texts';
import { useCoupons } from './use-coupons';

interface Props {
  readonly codes: readonly string[];
  /** Whether codes can be added and removed here. */
  readonly editable: boolean;
}

/** The coupon field and the codes in use, each with a button that removes it [CART-15]. */
export function CartCoupons({ codes, editable }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const { value, setValue, busy, error, add, remove } = useCoupons(codes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.coupon}>
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
      {codes.length > 0 && (
        <ul className={styles.chips} aria-label={t('/cart/coupons')}>
          {codes.map((code) => (
            <li key={code}>
              {editable ? <Chip onRemove={() => remove(code)}>{code}</Chip> : code}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
