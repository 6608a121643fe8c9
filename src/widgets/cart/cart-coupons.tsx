import { type FormEvent, useId, useRef, useState } from 'react';
import type { Cart } from '../../api/cart';
import { changeCoupon } from '../../core/cart/change-cart';
import { hasCoupon } from '../../core/cart/outbox.model';
import { useWidget } from '../../core/element/widget-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { Chip } from '../../core/ui/chip';
import { inEuros } from '../../core/ui/price';
import { Refusal, refusalText, useAction } from '../../core/ui/use-action';
import { clean } from '../../read/text';
import { styles } from './cart.styles';
import { texts } from './cart.texts';

/** Adding and removing coupon codes: busy, then an error or an emptied field [CART-15..18]. */
export function useCoupons(cart: Cart) {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const [value, setValue] = useState('');

  const change = async (coupon: string, on: boolean) => {
    const { after } = await changeCoupon(api, coupon, on);
    if (after.error) throw new Refusal(after.error);
    if (on && !hasCoupon(after, coupon)) throw new Refusal(t('/cart/coupon-invalid'));
    announce(t('/cart/updated', inEuros(after.total)));
  };
  const adding = useAction(
    async () => {
      // Without whitespace and in upper case [CART-16].
      const code = clean(value).replace(/\s+/g, '').toUpperCase();
      if (!code) throw new Refusal(t('/cart/coupon-empty'));
      if (hasCoupon(cart, code)) throw new Refusal(t('/cart/coupon-used'));
      await change(code, true);
      setValue('');
    },
    { when: 'once' },
  );
  // Removals run one after the other; only the last failure is shown.
  const removing = useAction((_, code: string) => change(code, false), { when: 'latest' });
  const { error = removing.error } = adding;
  return {
    value,
    setValue,
    busy: adding.busy || removing.busy,
    error: error
      ? refusalText(error) || failure(error, shared('/shared/try-again'), t('/cart/not-changed'))
      : '',
    add: () => {
      removing.reset();
      adding.run();
    },
    remove: (code: string) => {
      adding.reset();
      removing.run(code);
    },
  };
}

interface Props {
  readonly cart: Cart;
  /** Whether codes can be added and removed here. */
  readonly editable: boolean;
}

/** The coupon field and the codes in use, each with a button that removes it [CART-15]. */
export function CartCoupons({ cart, editable }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { value, setValue, busy, error, add, remove } = useCoupons(cart);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const press = (code: string) => {
    remove(code);
    // The button disappears with its code.
    field.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.coupon}>
      {editable && (
        <form className={styles.field} onSubmit={submit} noValidate>
          <label>
            <span>{t('/cart/coupon')}</span>
            <input
              ref={field}
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
