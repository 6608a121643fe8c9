import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { addCoupon, type CartAnswer, removeCoupon } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { changeCart } from '../../core/state/cart-queue';
import { texts } from './cart.texts';
import { normalCoupon } from './coupon.model';

/** Adding and removing coupon codes: busy, then an error or an emptied field [CART-15..18]. */
export function useCoupons(codes: readonly string[]) {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);

  /** Runs a call; the answer is the text of what went wrong, or ''. */
  const run = async (
    call: (client: ApiClient) => Promise<CartAnswer>,
    wrong: (answer: CartAnswer) => string,
  ) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    let text: string;
    try {
      const answer = await changeCart(api, call);
      text = answer.error || wrong(answer);
    } catch (failure) {
      text = ApiError.from(failure).text || t('/cart/coupon-failed');
    }
    running.current = false;
    setBusy(false);
    setError(text);
    if (text) return;
    setValue('');
    announce(t('/cart/updated'));
  };

  const add = () => {
    const code = normalCoupon(value);
    if (!code) return setError(t('/cart/coupon-empty'));
    if (codes.includes(code)) return setError(t('/cart/coupon-used'));
    return run(
      (client) => addCoupon(client, { code }),
      ({ couponCodes = [] }) => (couponCodes.includes(code) ? '' : t('/cart/coupon-invalid')),
    );
  };
  const remove = (code: string) =>
    run(
      (client) => removeCoupon(client, { code }),
      () => '',
    );
  return { value, setValue, busy, error, add, remove };
}
