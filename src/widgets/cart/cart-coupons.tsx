import { type FormEvent, useId, useRef, useState } from 'react';
import type { Cart } from '../../api/cart';
import { addCoupon, removeCoupon } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import type { CartChange } from '../../core/cart/cart.model';
import { press } from '../../core/cart/outbox';
import { hasCoupon } from '../../core/cart/outbox.model';
import { useWidget } from '../../core/element/widget-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { Chip } from '../../core/ui/chip';
import { FieldMessage } from '../../core/ui/field-message';
import { inEuros } from '../../core/ui/price';
import { Refusal, refusalText, useAction } from '../../core/ui/use-action';
import { clean } from '../../read/text';
import { styles } from './cart.styles';
import { texts } from './cart.texts';

/** Adds or removes a coupon. */
export const changeCoupon = (api: ApiClient, code: string, on: boolean) =>
  press(
    api,
    { kind: 'coupon', code, quantity: Number(on) },
    on ? addCoupon : removeCoupon,
  ) as Promise<CartChange>;

/** Adding and removing coupon codes: busy, then an error or an emptied field [CART-15..18]. */
export function useCoupons(cart: Cart) {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const [value, setValue] = useState('');
  // Changes are made one after the other; only the last failure is shown.
  const { run, busy, error } = useAction(
    async (_, code: string, on: boolean) => {
      if (!code) throw new Refusal(t('/cart/coupon-empty'));
      if (on && hasCoupon(cart, code)) throw new Refusal(t('/cart/coupon-used'));
      const { after } = await changeCoupon(api, code, on);
      if (after.error) throw new Refusal(after.error);
      if (on && !hasCoupon(after, code)) throw new Refusal(t('/cart/coupon-invalid'));
      announce(t('/cart/updated', inEuros(after.total)));
      if (on) setValue('');
    },
    { when: 'latest' },
  );
  return {
    value,
    setValue,
    busy,
    error: error
      ? refusalText(error) || failure(error, shared('/shared/try-again'), t('/cart/not-changed'))
      : '',
    // Without whitespace and in upper case [CART-16]; a second press does nothing [IMP-28].
    add: () => busy || run(clean(value).replace(/\s+/g, '').toUpperCase(), true),
    remove: (code: string) => run(code, false),
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
        <FieldMessage id={id} role="alert">
          {error}
        </FieldMessage>
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
