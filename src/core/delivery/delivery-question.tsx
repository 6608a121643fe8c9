import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/api-error';
import type { ApiClient, CallOptions } from '../../api/client';
import { postalCodeOf } from '../../api/postal-code';
import { clean } from '../../read/text';
import type { DetailsOf } from '../element/contract';
import type { Elements } from '../element/elements';
import { useEmit, useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { focusedIn } from '../ui/focused-in';
import { Notice } from '../ui/notice';
import { useAction } from '../ui/use-action';
import type { deliveryEvents } from './delivery.events';
import { styles } from './delivery.styles';
import { deliveryTexts } from './delivery.texts';
import { keepPostalCode, useDelivery } from './delivery-store';

/** Whether a failure means that the postal code does not exist [DLV-04]. */
export const isUnknownCode = (failure: unknown): boolean =>
  [400, 404, 422].includes(ApiError.from(failure).status ?? 0);

/** A call whose response says whether the shop delivers to a postal code. */
export type DeliveryCall = (
  api: ApiClient,
  request: { postalCode: string },
  options: CallOptions,
) => Promise<{ isAvailable: boolean }>;

/**
 * Asks by a call whether the shop delivers to a postal code, which becomes that of the visit. A newer
 * question replaces an older one [IMP-03]; `reset`, for when the code is edited, cancels a pending
 * one.
 *
 * @param onTold called with the shop's response for a code
 */
export function useDeliveryCheck(
  call: DeliveryCall,
  onTold?: (told: { readonly postalCode: string; readonly isAvailable: boolean }) => void,
  endpoint?: string,
) {
  const { api } = useWidget();
  return useAction(
    async (signal, given: string): Promise<'available' | 'unavailable' | 'unknown' | 'missing'> => {
      if (!clean(given)) return 'missing';
      const postalCode = postalCodeOf(given);
      if (!postalCode) return 'unknown';
      try {
        const { isAvailable } = await call(api, { postalCode }, { signal, endpoint });
        if (!signal.aborted) {
          keepPostalCode(postalCode);
          onTold?.({ postalCode, isAvailable });
        }
        return isAvailable ? 'available' : 'unavailable';
      } catch (failure) {
        if (isUnknownCode(failure)) return 'unknown';
        throw failure;
      }
    },
    { when: 'latest' },
  );
}

interface FormProps {
  /** The code of the visit, wherever on the site it was given, until the visitor types here. */
  readonly known: string;
  readonly onEdit: () => void;
  /** Called by the button and by Enter. */
  readonly onSubmit: (code: string) => void;
  /** The text of the button. */
  readonly button: string;
  /** Whether the button waits for a code. */
  readonly needsCode?: boolean;
  readonly busy: boolean;
  /** The id of the message for a wrong code, while it is shown. */
  readonly wrongBy?: string | undefined;
  /** Shown before the field; once there is an answer, in its place. */
  readonly children?: Elements;
  readonly isAnswered?: boolean;
  readonly ref: Ref<HTMLInputElement>;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A field for a postal code beside its button, wherever the shop asks for one [IMP-18]. */
export function PostalCodeForm({ known, wrongBy, isAnswered = false, busy, ...props }: FormProps) {
  const t = useTexts(deliveryTexts);
  const id = useId();
  const [code = known, setCode] = useState<string>();
  const disabled = props.needsCode && !clean(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !busy) props.onSubmit(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {props.children}
      {!isAnswered && (
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {t('/delivery/postal-code')}
          </label>
          <input
            ref={props.ref}
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            value={code}
            aria-invalid={wrongBy ? true : undefined}
            aria-describedby={wrongBy}
            onChange={(event) => {
              setCode(event.target.value);
              props.onEdit();
            }}
          />
        </div>
      )}
      <Button
        ref={props.buttonRef}
        type="submit"
        variant={isAnswered ? 'secondary' : 'primary'}
        disabled={disabled}
        busy={busy}
      >
        {props.button}
      </Button>
    </form>
  );
}

interface Props {
  /** The call whose response says whether the shop delivers there. */
  readonly call: DeliveryCall;
  readonly endpoint?: string;
  /** The page's own text for a postal code within delivery; '' is none. */
  readonly availableText: string;
  /** The visitor is at this question, not at another one. */
  readonly onTyped?: () => void;
}

/**
 * Asks for a postal code, and shows in place of the field whether the shop delivers there; announces
 * it when it comes [DLV-01..04].
 */
export function DeliveryQuestion({ call, endpoint, availableText, onTyped }: Props) {
  const t = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const emit = useEmit<DetailsOf<typeof deliveryEvents>>();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { run, busy, value, error, reset } = useDeliveryCheck(
    call,
    (told) => {
      // The field disappears now: the focus stays at the question.
      if (focusedIn(button.current?.form)) button.current?.focus();
      emit('atria-delivery-checked', told);
    },
    endpoint,
  );
  const notices = {
    available: <Notice tone="success">{availableText || t('/delivery/available')}</Notice>,
    unavailable: <Notice tone="info">{t('/delivery/unavailable')}</Notice>,
    unknown: <Notice tone="error">{t('/delivery/unknown')}</Notice>,
    missing: null,
    failed: <Notice tone="error">{failure(error, shared('/shared/try-again'), '')}</Notice>,
  };
  const answer = error ? 'failed' : value;
  const isAnswered = answer === 'available' || answer === 'unavailable';
  const askAgain = () => {
    flushSync(reset);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <PostalCodeForm
      ref={field}
      buttonRef={button}
      known={useDelivery().deliveryAddress.postalCode}
      onEdit={() => {
        onTyped?.();
        reset();
      }}
      onSubmit={isAnswered ? askAgain : run}
      button={t(isAnswered ? '/delivery/change' : '/delivery/check')}
      needsCode
      busy={busy}
      wrongBy={answer === 'unknown' ? id : undefined}
      isAnswered={isAnswered}
    >
      <div id={id} className={cx(styles.answer, isAnswered && styles.alone)} aria-live="polite">
        {answer && notices[answer]}
      </div>
    </PostalCodeForm>
  );
}
