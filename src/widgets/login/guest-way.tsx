import { useId, useRef } from 'react';
import { fetchAvailability } from '../../api/delivery';
import { logFault } from '../../api/log-fault';
import { postalCodeOf } from '../../api/postal-code';
import { cartAtom } from '../../core/cart/cart.atoms';
import { deliveryTexts } from '../../core/delivery/delivery.texts';
import {
  type DeliveryCall,
  isUnknownCode,
  PostalCodeForm,
  useDeliveryCheck,
} from '../../core/delivery/delivery-question';
import { useEmit } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { goTo } from '../../core/page/location';
import { checkoutAddress, replaceVisitPostalCode } from '../../core/shop/checkout-address';
import { orderTexts } from '../../core/shop/order.texts';
import { orTooLong } from '../../core/state/patience';
import { usePageValue } from '../../core/state/store';
import { heading } from '../../core/style/heading.styles';
import { FieldMessage } from '../../core/ui/field-message';
import type { LoginEvents, LoginProps } from './login.contract';
import { styles } from './login.styles';
import { texts } from './login.texts';

const goesOn = { isAvailable: true };

/** Asks the shop; if it does not answer, a guest continues: the checkout asks again. */
const askOrGoOn: DeliveryCall = (api, request, options) => {
  const asked = fetchAvailability(api, request, options);
  return Promise.race([asked, orTooLong(asked).then(() => goesOn)]).catch((failure) => {
    if (isUnknownCode(failure) || options.signal?.aborted) throw failure;
    logFault(failure);
    return goesOn;
  });
};

interface GuestWayProps extends Pick<LoginProps, 'checkoutUrl'> {
  /** The postal code of the visit; '' for none. */
  readonly known: string;
}

/**
 * A guest continues with a postal code, which delivery times depend on [CHK-11, CHK-12]. If the
 * shop does not deliver there, this is said here, before there are fields to fill in.
 */
export function GuestWay({ checkoutUrl, known }: GuestWayProps) {
  const t = useTexts(texts);
  const order = useTexts(orderTexts);
  const delivery = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  const emit = useEmit<LoginEvents>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { hasGiftCardsOnly } = usePageValue(cartAtom);
  const { run, busy, value, reset } = useDeliveryCheck(askOrGoOn);
  const errors = {
    missing: shared('/shared/required'),
    unknown: delivery('/delivery/unknown'),
    unavailable: delivery('/delivery/unavailable'),
    available: '',
  };
  const error = value && errors[value];
  const submit = async (code: string) => {
    const postalCode = postalCodeOf(code);
    const result = hasGiftCardsOnly && postalCode ? 'available' : await run(code);
    if (result && errors[result]) field.current?.focus();
    // Replaced: the visitor has typed another code meanwhile.
    if (!postalCode || result !== 'available') return;
    replaceVisitPostalCode(postalCode);
    const address = checkoutAddress(checkoutUrl, postalCode);
    if (emit('atria-checkout', { address })) goTo(address);
  };
  return (
    <div className={styles.way}>
      <h3 className={heading.block}>{t('/login/guest')}</h3>
      <p className={styles.text}>{t('/login/guest-text')}</p>
      <PostalCodeForm
        ref={field}
        known={known}
        onEdit={reset}
        onSubmit={submit}
        busy={busy}
        button={order('/order/checkout')}
        wrongBy={error ? id : undefined}
      />
      {error && (
        <FieldMessage id={id} role="alert">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
