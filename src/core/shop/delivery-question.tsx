import { useId } from 'react';
import type { DetailsOf } from '../element/contract';
import { useEmit } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { keepPostalCode, usePostalCodeField } from '../state/delivery-store';
import { Notice, type NoticeProps } from '../ui/notice';
import type { deliveryEvents } from './delivery.events';
import { deliveryTexts } from './delivery.texts';
import { PostalCodeForm } from './postal-code-form';
import { type DeliveryAnswer, type DeliveryCall, useDeliveryCheck } from './use-delivery-check';

const tones: Readonly<Record<DeliveryAnswer | 'failed', NoticeProps['tone']>> = {
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
  const { code, setCode, isTyped } = usePostalCodeField();
  const asking = useDeliveryCheck(
    call,
    (told) => {
      keepPostalCode(told.postalCode);
      emit('atria-delivery-checked', told);
    },
    endpoint,
  );
  return {
    id,
    code,
    /** The visitor is at this question, not at one elsewhere. */
    isTyped,
    busy: asking.busy,
    answer: asking.error ? 'failed' : asking.value,
    change: (given: string) => {
      setCode(given);
      asking.reset();
    },
    submit: () => asking.run(code),
  } as const;
}
type DeliveryQuestion = ReturnType<typeof useDeliveryQuestion>;

/** Asks it. */
export function DeliveryForm({
  of: { id, code, busy, answer, change, submit },
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
      busy={busy}
      wrongBy={!busy && answer === 'unknown' ? id : undefined}
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
export function DeliveryResult({
  of: { id, busy, answer },
  availableText,
  className,
}: ResultProps) {
  const t = useTexts(deliveryTexts);
  const text = {
    available: availableText || t('/delivery/available'),
    unavailable: t('/delivery/unavailable'),
    unknown: t('/delivery/unknown'),
    failed: t('/delivery/failed'),
  };
  return (
    <div id={id} className={className} aria-live="polite">
      {!busy && answer && <Notice tone={tones[answer]}>{text[answer]}</Notice>}
    </div>
  );
}
