import { type HTMLAttributes, useEffect, useRef } from 'react';
import type { Elements } from '../element/elements';
import { useAnnounced } from '../element/use-announced';
import { useFailure } from '../i18n/use-failure';
import { useComeback } from '../page/use-comeback';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { focusInView } from '../ui/focus-in-view';
import { Notice } from '../ui/notice';
import { usePressGuard } from '../ui/press-guard';
import { CaptchaPlace } from './captcha-place';
import { ClearForm } from './clear-form';
import type { AnyForm, Fields } from './define-form';
import { ErrorSummary } from './error-summary';
import { styles } from './form.styles';
import {
  FormContext,
  type FormOptions,
  useForm,
  useFormPart,
  useFormState,
  useIsBusy,
} from './form-context';
import { FormRows, StarNote } from './form-rows';
import { isUnderWay } from './form-view';
import { useSubmit } from './use-submit';

export interface FormProps extends FormOptions {
  readonly form: AnyForm;
  /** Shown above the form until it is sent. */
  readonly head?: Elements;
  /** Attributes of the box around the form, as for a tab panel. */
  readonly panel?: HTMLAttributes<HTMLDivElement>;
}

/** A declared form with all that forms do [FORM-01..06]; see docs/architecture/forms.md. */
export const Form = ({ form, head, panel, ...options }: FormProps) => (
  <FormContext value={useForm(form, options)}>
    <Stage head={head} panel={panel} />
  </FormContext>
);

/** A success page that has not come after so many ms may be a download, or was stopped. */
const patience = 5000;

/** The form of the context until it is sent, then the thanks. */
export function Stage({ head, panel }: Pick<FormProps, 'head' | 'panel'>) {
  const { say, view, clear, setPress } = useFormState();
  const is = useFormPart(({ lastPress }) => lastPress.is);
  const isSent = is === 'sent';
  usePressGuard();
  useComeback(() => ['leaving', 'sent'].includes(view().lastPress.is) && clear());
  useEffect(() => {
    if (is !== 'leaving') return;
    const timer = setTimeout(() => setPress({ is: 'sent' }), patience);
    return () => clearTimeout(timer);
  }, [is, setPress]);
  return (
    <div className={styles.form}>
      {!isSent && head}
      <div {...panel}>{isSent ? <Thanks text={say('/form/thanks')} /> : <Fill />}</div>
    </div>
  );
}

function Thanks({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(box.current), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice tone="success">{text}</Notice>
    </div>
  );
}

function Fill() {
  const { form, say } = useFormState();
  const isBusy = useIsBusy();
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmit(element);
  // More than two visible fields are not quickly emptied by hand.
  const size = Object.values(form.fields as Fields).filter(({ kind }) => kind !== 'hidden').length;
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={cx(styles.form, form.inLine && styles.inLine)}
      onSubmit={submit}
      noValidate
      aria-label={say(form.label)}
    >
      <p className={styles.noScript}>{say('/form/no-script')}</p>
      {form.summary !== false && <ErrorSummary />}
      {size > 1 && <StarNote />}
      <FormRows rows={form.rows} />
      <div className={styles.end}>
        {form.captcha && <CaptchaPlace />}
        <Failure />
        {size > 2 ? (
          <div className={styles.buttons}>
            <SendButton />
            {!isBusy && <ClearForm />}
          </div>
        ) : (
          <SendButton />
        )}
      </div>
    </form>
  );
}

/** Says why sending failed, and what the visitor can do. */
function Failure() {
  const { id, form, say } = useFormState();
  const { is, asks, error } = useFormPart(({ lastPress }) => lastPress);
  const failure = useFailure();
  const isSaid = is === 'failed' && form.failure !== 'button';
  return (
    (isSaid || asks) && (
      <Notice tone="error">
        <span id={`${id}-failed`}>
          {isSaid && (
            <span className={styles.line}>
              {failure(error, say('/shared/error'), say('/form/not-sent'))}
            </span>
          )}
          {asks && <span className={styles.line}>{say('/form/captcha-again')}</span>}
        </span>
      </Notice>
    )
  );
}

/** The submit button, and why it is disabled [CHK-18]. */
function SendButton() {
  const { id, form, say } = useFormState();
  const { is, error, share = 0 } = useFormPart(({ lastPress }) => lastPress);
  const failure = useFailure();
  const sending = share > 0 ? say('/form/sending-share', share) : say('/form/sending');
  useAnnounced(share > 0 && sending, Math.ceil(share / 25));
  const { untilFilled } = form;
  const waits = useFormPart(
    ({ values, required }) =>
      untilFilled !== undefined &&
      [...required].some((name) => form.fields[name].isEmpty(values[name])),
  );
  const onButton = is === 'failed' && form.failure === 'button';
  return (
    <>
      {waits && (
        <p id={`${id}-until`} className={styles.hint}>
          {say(untilFilled ?? '')}
        </p>
      )}
      <Button
        type="submit"
        busy={isUnderWay({ is })}
        disabled={waits}
        aria-describedby={waits ? `${id}-until` : undefined}
      >
        {is === 'sending'
          ? sending
          : onButton
            ? failure(error, say('/shared/error'), '')
            : say('/form/send')}
      </Button>
    </>
  );
}
