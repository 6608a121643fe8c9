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

/**
 * A postal code that is asked for, and whether the shop delivers there [DLV-01..04].
 *
 * @param call the call that tells it
 * @returns what the form and the result take, wherever a view puts them
 */
export function useDeliveryQuestion(call: DeliveryCall, endpoint?: string) {
  const emit = useEmit<DetailsOf<typeof deliveryEvents>>();
  const id = useId();
  const [code, setCode] = useState('');
  const { status, ask, reset } = useDeliveryCheck(call, endpoint || undefined);
  return {
    id,
    code,
    status,
    change: (given: string) => {
      setCode(given);
      reset();
    },
    submit: async () => {
      const result = await ask(code);
      if (result === 'available' || result === 'unavailable')
        emit('atria-delivery-checked', {
          postalCode: postalCodeOf(code) ?? '',
          isAvailable: result === 'available',
        });
    },
  };
}
type DeliveryQuestion = ReturnType<typeof useDeliveryQuestion>;

/** Asks it. */
export function DeliveryForm({
  of: { id, code, status, change, submit },
}: {
  of: DeliveryQuestion;
}) {
  const t = useTexts(deliveryTexts);
  return (
    <PostalCodeForm
      code={code}
      onChange={change}
      onSubmit={submit}
      button={t('/delivery/check')}
      disabled={!code.trim()}
      busy={status === 'busy'}
      wrongBy={status === 'unknown' ? id : undefined}
    />
  );
}

interface ResultProps {
  readonly of: DeliveryQuestion;
  /** Text of the page's own for a postal code that is delivered to; '' is none. */
  readonly availableText: string;
  readonly className: string;
}

/** Says it, aloud when it comes. */
export function DeliveryResult({ of: { id, status }, availableText, className }: ResultProps) {
  const t = useTexts(deliveryTexts);
  const text = {
    available: availableText || t('/delivery/available'),
    unavailable: t('/delivery/unavailable'),
    unknown: t('/delivery/unknown'),
    failed: t('/delivery/failed'),
  };
  const shown = status === 'idle' || status === 'busy' ? undefined : status;
  return (
    <div id={id} className={className} aria-live="polite">
      {shown && <Notice tone={tones[shown] ?? 'info'}>{text[shown]}</Notice>}
    </div>
  );
}
