import { useId, useRef, useState } from 'react';
import { postalCodeOf } from '../../api/postal-code';
import { useEmit } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { navigation } from '../../core/page/location';
import { checkoutAddress } from '../../core/shop/checkout-address';
import { deliveryTexts } from '../../core/shop/delivery.texts';
import { PostalCodeForm } from '../../core/shop/postal-code-form';
import { heading } from '../../core/style/heading.styles';
import { FieldMessage } from '../../core/ui/field-message';
import type { LoginEvents, LoginProps } from './login.contract';
import { styles } from './login.styles';
import { texts } from './login.texts';

/** A guest goes on by a postal code, which delivery times depend on [CHK-11, CHK-12]. */
export function GuestWay({ checkoutUrl }: Pick<LoginProps, 'checkoutUrl'>) {
  const t = useTexts(texts);
  const delivery = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  const emit = useEmit<LoginEvents>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');

  const submit = () => {
    const postalCode = postalCodeOf(code);
    if (!postalCode) {
      setError(code.trim() ? delivery('/delivery/unknown') : shared('/shared/required'));
      field.current?.focus();
      return;
    }
    const address = checkoutAddress(checkoutUrl, postalCode);
    if (emit('atria-checkout', { address })) navigation.go(address);
  };
  return (
    <div className={styles.way}>
      <h3 className={heading.block}>{t('/login/guest')}</h3>
      <p className={styles.text}>{t('/login/guest-text')}</p>
      <PostalCodeForm
        ref={field}
        code={code}
        onChange={(given) => {
          setCode(given);
          setError('');
        }}
        onSubmit={submit}
        button={t('/login/continue')}
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
