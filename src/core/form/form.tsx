import { type FormEvent, type HTMLAttributes, useEffect, useRef } from 'react';
import type { Elements } from '../element/elements';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { CaptchaPlace } from './captcha-place';
import { ClearForm } from './clear-form';
import { type AnyForm, type Fields, isIncomplete } from './define-form';
import { ErrorSummary } from './error-summary';
import { styles } from './form.styles';
import { FormContext, idOf, useFormPart, useFormState } from './form-context';
import { FormRows } from './form-rows';
import { type CaptchaState, useCaptcha } from './use-captcha';
import { type FormOptions, useForm } from './use-form';
import { type Submit, useSubmit } from './use-submit';

export interface FormProps extends FormOptions {
  readonly form: AnyForm;
  /** Stands above the form until it is sent. */
  readonly head?: Elements;
  /** Of the box around the form, as for a panel of tabs. */
  readonly panel?: HTMLAttributes<HTMLDivElement>;
}

/** A declared form with all that forms do [FORM-01..06]; see docs/architecture.md, "A new form". */
export function Form(props: FormProps) {
  const { form } = props;
  const captcha = useCaptcha(form.captcha !== undefined);
  return (
    <FormContext value={useForm(form, props, captcha)}>
      <Stage {...props} captcha={captcha} />
    </FormContext>
  );
}

interface StageProps extends FormProps {
  readonly captcha: CaptchaState;
}

/** The form until it is sent, then its thanks. */
function Stage({ form, head, panel, captcha, ...options }: StageProps) {
  const machine = useSubmit(form, options, captcha);
  const { say } = useFormState();
  const isDone = machine.status === 'success';
  return (
    <div className={styles.form}>
      {!isDone && head}
      <div {...panel}>
        {isDone ? (
          <Thanks text={say('/form/thanks')} />
        ) : (
          <Fill form={form} machine={machine} captcha={captcha} />
        )}
      </div>
    </div>
  );
}

function Thanks({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice tone="success">{text}</Notice>
    </div>
  );
}

interface FillProps {
  readonly form: AnyForm;
  readonly machine: Submit;
  readonly captcha: CaptchaState;
}

function Fill({ form, machine, captcha }: FillProps) {
  const { asked, submit, clear } = machine;
  const { id, say, view } = useFormState();
  const refused = useFormPart((now) => now.refused);
  const element = useRef<HTMLFormElement>(null);
  const hasSummary = form.summary !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => {
    const [first] = hasSummary ? [] : view().issues;
    const root = element.current?.getRootNode() as ShadowRoot | Document | undefined;
    if (first) root?.getElementById(idOf(id, first.name))?.focus();
  }, [refused]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clearAll = () => {
    clear();
    // The button goes with what it cleared.
    element.current?.focus();
  };
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={cx(styles.form, form.inLine && styles.inLine)}
      onSubmit={onSubmit}
      noValidate
      aria-label={say(form.label)}
    >
      {hasSummary && <ErrorSummary />}
      <FormRows form={form} />
      <div className={styles.end}>
        {form.captcha && <CaptchaPlace captcha={captcha} asked={asked} />}
        <End form={form} machine={machine} captcha={captcha} onClear={clearAll} />
      </div>
    </form>
  );
}

/** Whether a form has more fields than a visitor empties by hand at once. */
const isLong = ({ fields }: AnyForm): boolean =>
  Object.values(fields as Fields).filter(({ kind }) => kind !== 'hidden').length > 2;

/** How it ended, and the button that sends. */
function End({ form, machine, captcha, onClear }: FillProps & { readonly onClear: () => void }) {
  const { status, asked } = machine;
  const { id, say } = useFormState();
  const waits = useFormPart(
    ({ values }) => form.untilFilled !== undefined && isIncomplete(form, values),
  );
  const isBusy = status === 'sending' || status === 'leaving';
  const failed = status === 'failed';
  const onButton = failed && form.failure === 'button';
  const isNoticed = failed && !onButton;
  const wantsCaptcha = (failed && asked > 0) || (status === 'refused' && form.captcha);
  const isAsked = wantsCaptcha && captcha.problems.length === 0;
  const button = (
    <Button
      type="submit"
      busy={isBusy}
      disabled={waits}
      aria-describedby={waits ? `${id}-until` : undefined}
    >
      {say(onButton ? '/shared/error' : status === 'sending' ? '/form/sending' : '/form/send')}
    </Button>
  );
  return (
    <>
      {(isNoticed || isAsked) && (
        <Notice tone="error">
          <span id={`${id}-failed`}>
            {isNoticed && <span className={styles.line}>{say('/shared/error')}</span>}
            {isAsked && <span className={styles.line}>{say('/form/captcha-again')}</span>}
          </span>
        </Notice>
      )}
      {waits && (
        <p id={`${id}-until`} className={styles.hint}>
          {say(form.untilFilled ?? '')}
        </p>
      )}
      {isLong(form) ? (
        <div className={styles.buttons}>
          {button}
          {!isBusy && <ClearForm onClear={onClear} />}
        </div>
      ) : (
        button
      )}
    </>
  );
}
