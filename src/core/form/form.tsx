import { type FormEvent, type HTMLAttributes, useEffect, useRef } from 'react';
import type { Elements } from '../element/elements';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { CaptchaPlace } from './captcha-place';
import type { AnyForm } from './define-form';
import { ErrorSummary } from './error-summary';
import { styles } from './form.styles';
import { FormContext, idOf } from './form-context';
import { FormRows } from './form-rows';
import { type FormMachine, type FormOptions, useForm } from './use-form';

export interface FormProps extends FormOptions {
  readonly form: AnyForm;
  /** Stands above the form until it is sent. */
  readonly head?: Elements;
  /** Of the box around the form, as for a panel of tabs. */
  readonly panel?: HTMLAttributes<HTMLDivElement>;
}

/** A declared form with all that forms do [FORM-01..06]; see docs/architecture.md, "A new form". */
export function Form({ form, head, panel, ...options }: FormProps) {
  const machine = useForm(form, options);
  const isDone = machine.status === 'success';
  return (
    <div className={styles.form}>
      {!isDone && head}
      <div {...panel}>
        <FormContext value={machine.state}>
          {isDone ? (
            <Thanks text={machine.state.say('/form/thanks')} />
          ) : (
            <Fill form={form} machine={machine} />
          )}
        </FormContext>
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
  readonly machine: FormMachine;
}

function Fill({ form, machine }: FillProps) {
  const { state, issues, refused, captcha, asked, submit } = machine;
  const { id, say } = state;
  const element = useRef<HTMLFormElement>(null);
  const hasSummary = form.summary !== false;
  const first = hasSummary ? undefined : issues[0]?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => {
    const root = element.current?.getRootNode() as ShadowRoot | Document | undefined;
    if (first) root?.getElementById(idOf(id, first))?.focus();
  }, [refused]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={element}
      className={cx(styles.form, form.inLine && styles.inLine)}
      onSubmit={onSubmit}
      noValidate
      aria-label={say(form.label)}
    >
      {hasSummary && issues.length > 0 && <ErrorSummary issues={issues} refused={refused} />}
      <FormRows form={form} />
      <div className={styles.end}>
        {form.captcha && <CaptchaPlace captcha={captcha} asked={asked} />}
        <End form={form} machine={machine} />
      </div>
    </form>
  );
}

/** How it ended, and the button that sends. */
function End({ form, machine: { state, status, captcha, asked } }: FillProps) {
  const { id, say } = state;
  const failed = status === 'failed';
  const onButton = failed && form.failure === 'button';
  const isAsked = asked > 0 && captcha.problems.length === 0;
  return (
    <>
      {failed && (!onButton || isAsked) && (
        <Notice tone="error">
          <span id={`${id}-failed`}>
            {!onButton && <span className={styles.line}>{say('/shared/error')}</span>}
            {isAsked && <span className={styles.line}>{say('/form/captcha-again')}</span>}
          </span>
        </Notice>
      )}
      <Button type="submit" busy={status === 'sending' || status === 'leaving'}>
        {say(onButton ? '/shared/error' : status === 'sending' ? '/form/sending' : '/form/send')}
      </Button>
    </>
  );
}
