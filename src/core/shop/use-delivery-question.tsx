import { useId, useState } from 'react';
import { postalCodeOf } from '../../api/postal-code';
import type { DetailsOf } from '../element/contract';
import { useEmit } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { Notice, type NoticeProps } from '../ui/notice';
import type { deliveryEvents } from './delivery.events';
import { deliveryTexts } from './delivery.texts';
import { PostalCodeForm } from './postal-code-form';
import { type DeliveryCall, useDeliveryCheck } from './use-delivery-check';

const tones: Record<string, NoticeProps['tone']> = {
  available: 'success',
  unavailable: 'info',
  unknown: 'error',
  failed: 'error',
};

interface Question {
  /** The call that answers it. */
  readonly call: DeliveryCall;
  readonly endpoint?: string;
  /** Text of the page's own for a postal code that is delivered to; '' is none. */
  readonly availableText: string;
  /** Class of what holds the result. */
  readonly resultClass?: string;
}

/**
 * Asks for a postal code and says whether the shop delivers there [DLV-01..04].
 *
 * @returns the form, and the place of the result, which is said aloud when it comes
 */
export function useDeliveryQuestion({ call, endpoint, availableText, resultClass }: Question) {
  const t = useTexts(deliveryTexts);
  const emit = useEmit<DetailsOf<typeof deliveryEvents>>();
  const id = useId();
  const [code, setCode] = useState('');
  const { status, ask, reset } = useDeliveryCheck(call, endpoint || undefined);

  const submit = async () => {
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
  return {
    form: (
      <PostalCodeForm
        code={code}
        onChange={(given) => {
          setCode(given);
          reset();
        }}
        onSubmit={submit}
        button={t('/delivery/check')}
        disabled={!code.trim()}
        busy={status === 'busy'}
        wrongBy={shown === 'unknown' ? id : undefined}
      />
    ),
    result: (
      <div id={id} className={resultClass} aria-live="polite">
        {shown && <Notice tone={tones[shown] ?? 'info'}>{text[shown]}</Notice>}
      </div>
    ),
  };
}
