import { type FormEvent, useId, useState } from 'react';
import { postDeliveryCheck } from '../../api/delivery';
import { postalCodeOf } from '../../api/postal-code';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { deliveryTexts } from '../../core/shop/delivery.texts';
import { useDeliveryCheck } from '../../core/shop/use-delivery-check';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { Notice, type NoticeProps } from '../../core/ui/notice';
import type { DeliveryCheckEvents, DeliveryCheckProps } from './delivery-check.contract';
import { styles } from './delivery-check.styles';

const tones: Record<string, NoticeProps['tone']> = {
  available: 'success',
  unavailable: 'info',
  unknown: 'error',
  failed: 'error',
};

export function DeliveryCheck({ endpoint, availableText }: DeliveryCheckProps) {
  const t = useTexts(deliveryTexts);
  const emit = useEmit<DeliveryCheckEvents>();
  const id = useId();
  const [code, setCode] = useState('');
  const { status, ask, reset } = useDeliveryCheck(postDeliveryCheck, endpoint || undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim() || status === 'busy') return;
    const result = await ask(code);
    if (result === 'available' || result === 'unavailable')
      emit('atria-delivery-checked', {
        postalCode: postalCodeOf(code) ?? '',
        isAvailable: result === 'available',
      });
  };
  const text = {
    available: availableText || t('/delivery/available'),
    unavailable: t('/delivery/unavailable'),
    unknown: t('/delivery/unknown'),
    failed: t('/delivery/failed'),
  };
  const shown = status === 'idle' || status === 'busy' ? undefined : status;
  const wrong = shown === 'unknown';
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={cx(heading.block)}>
        {t('/delivery/heading')}
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label className={styles.label}>
          <span>{t('/delivery/postal-code')}</span>
          <input
            className={styles.input}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            value={code}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-answer` : undefined}
            onChange={(event) => {
              setCode(event.target.value);
              reset();
            }}
          />
        </label>
        <Button type="submit" disabled={!code.trim()} busy={status === 'busy'}>
          {t('/delivery/check')}
        </Button>
      </form>
      <div id={`${id}-answer`} className={styles.answer} aria-live="polite">
        {shown && <Notice tone={tones[shown] ?? 'info'}>{text[shown]}</Notice>}
      </div>
    </section>
  );
}
