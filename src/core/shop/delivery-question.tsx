import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { ApiClient, CallOptions } from '../../api/client';
import { postalCodeOf } from '../../api/postal-code';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { Notice, type NoticeProps } from '../ui/notice';
import { useAction } from '../ui/use-action';
import type { deliveryEvents } from './delivery.events';
import { deliveryTexts } from './delivery.texts';
import { PostalCodeForm } from './postal-code-form';

type Answer = 'available' | 'unavailable' | 'unknown';

const tones: Readonly<Record<Answer | 'failed', NoticeProps['tone']>> = {
  available: 'success',
  unavailable: 'info',
  unknown: 'error',
  failed: 'error',
};

/** Statuses by which a back end says that there is no such postal code [DLV-04]. */
const unknownStatuses = [400, 404, 422];

/** A call that tells whether the shop delivers to a postal code. */
type DeliveryCall = (
  api: ApiClient,
  request: { postalCode: string },
  options: CallOptions,
) => Promise<{ isAvailable: boolean }>;

/**
 * A postal code that is asked for, and whether the shop delivers there [DLV-01..04]. A newer
 * question wins over an older one [IMP-03], and what is edited calls off the one that runs.
 *
 * @param call the call that tells it
 * @returns what the form and the result take, wherever a view puts them
 */
export function useDeliveryQuestion(call: DeliveryCall, endpoint?: string) {
  const { api } = useWidget();
  const emit = useEmit<DetailsOf<typeof deliveryEvents>>();
  const id = useId();
  const [code, setCode] = useState('');
  const asking = useAction(
    async (signal): Promise<Answer> => {
      const postalCode = postalCodeOf(code);
      if (!postalCode) return 'unknown';
      try {
        const options = { signal, endpoint: endpoint || undefined };
        const { isAvailable } = await call(api, { postalCode }, options);
        if (!signal.aborted) emit('atria-delivery-checked', { postalCode, isAvailable });
        return isAvailable ? 'available' : 'unavailable';
      } catch (failure) {
        if (unknownStatuses.includes(ApiError.from(failure).status ?? 0)) return 'unknown';
        throw failure;
      }
    },
    { when: 'latest' },
  );
  return {
    id,
    code,
    busy: asking.busy,
    answer: asking.error ? 'failed' : asking.value,
    change: (given: string) => {
      setCode(given);
      asking.reset();
    },
    submit: asking.run,
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
