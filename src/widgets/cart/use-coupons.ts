import { useState } from 'react';
import type { Cart } from '../../api/cart';
import { addCoupon, removeCoupon } from '../../api/cart-changes';
import { changeCart } from '../../core/cart/change-cart';
import { hasCoupon } from '../../core/cart/command.model';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { refusalText } from '../../core/shop/refusal-text';
import { inEuros } from '../../core/ui/price';
import { Refusal, useAction } from '../../core/ui/use-action';
import { texts } from './cart.texts';
import { normalCoupon } from './coupon.model';

/** Adding and removing coupon codes: busy, then an error or an emptied field [CART-15..18]. */
export function useCoupons(cart: Cart) {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const [value, setValue] = useState('');

  const change = async (coupon: string, on: boolean) => {
    const command = { kind: 'coupon', code: coupon, quantity: Number(on) } as const;
    const { after } = await changeCart(api, command, on ? addCoupon : removeCoupon);
    if (after.error) throw new Refusal(after.error);
    if (on && !hasCoupon(after, coupon)) throw new Refusal(t('/cart/coupon-invalid'));
    announce(t('/cart/updated', inEuros(after.total)));
  };
  const adding = useAction(
    async () => {
      const code = normalCoupon(value);
      if (!code) throw new Refusal(t('/cart/coupon-empty'));
      if (hasCoupon(cart, code)) throw new Refusal(t('/cart/coupon-used'));
      await change(code, true);
      setValue('');
    },
    { when: 'once' },
  );
  // Each is done, one after the other; of what failed the last is told.
  const removing = useAction((_, code: string) => change(code, false), { when: 'latest' });
  const { error = removing.error } = adding;
  return {
    value,
    setValue,
    busy: adding.busy || removing.busy,
    error: error ? refusalText(error) || t('/cart/coupon-failed') : '',
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
