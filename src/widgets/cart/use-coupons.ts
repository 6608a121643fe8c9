import { useState } from 'react';
import type { Cart, CartAnswer } from '../../api/cart';
import { addCoupon, removeCoupon } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { changeCart } from '../../core/shop/change-cart';
import { refusalText } from '../../core/shop/refusal-text';
import { Refusal, useAction } from '../../core/ui/use-action';
import { texts } from './cart.texts';
import { normalCoupon } from './coupon.model';

/** Adding and removing coupon codes: busy, then an error or an emptied field [CART-15..18]. */
export function useCoupons(codes: readonly string[]) {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const [value, setValue] = useState('');

  const change = async (
    call: (client: ApiClient) => Promise<CartAnswer>,
    isIn: (cart: Cart) => boolean,
  ) => {
    const answer = await changeCart(api, call, { isIn });
    if (answer.error) throw new Refusal(answer.error);
    return answer;
  };
  const addCode = async (code: string) => {
    if (!code) throw new Refusal(t('/cart/coupon-empty'));
    if (codes.includes(code)) throw new Refusal(t('/cart/coupon-used'));
    const { couponCodes = [] } = await change(
      (client) => addCoupon(client, { code }),
      (cart) => cart.couponCodes.includes(code),
    );
    if (!couponCodes.includes(code)) throw new Refusal(t('/cart/coupon-invalid'));
  };
  const { run, busy, error } = useAction(
    async (_, make: () => Promise<unknown>) => {
      await make();
      setValue('');
      announce(t('/cart/updated'));
    },
    { when: 'once' },
  );
  return {
    value,
    setValue,
    busy,
    error: error ? refusalText(error) || t('/cart/coupon-failed') : '',
    add: () => run(() => addCode(normalCoupon(value))),
    remove: (code: string) =>
      run(() =>
        change(
          (client) => removeCoupon(client, { code }),
          (cart) => !cart.couponCodes.includes(code),
        ),
      ),
  };
}
