import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { heading } from '../style/heading.styles';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { styles } from './form.styles';
import { formTexts } from './form.texts';
import { FormContext } from './form-context';
import type { useForm } from './use-form';

type Form = Pick<
  ReturnType<typeof useForm<object>>,
  'form' | 'status' | 'issues' | 'turn' | 'submit'
>;

/** What is missing, by name; takes the focus when a submit is refused [FORM-06, IMP-19]. */
function ErrorBox({ form, title, text }: { form: Form; title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { issues, turn } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => box.current?.focus(), [turn]);
  const idOf = (name: string) => `${form.form.id}-${name}`;
  // The root's own look-up: an address cannot reach into a shadow root.
  const goTo = (name: string) => {
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    root?.getElementById(idOf(name))?.focus();
  };
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${form.form.id}-box`}
    >
      <h2 id={`${form.form.id}-box`} className={`${heading.block} ${styles.boxTitle}`}>
        {title}
      </h2>
      <p>{text}</p>
      <ul>
        {issues.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FormShellProps {
  readonly form: Form;
  /** The captcha's place, from `useCaptcha`. */
  readonly captcha?: ReactNode;
  readonly boxTitle?: string;
  readonly boxHeading?: string;
  readonly errorText?: string;
  readonly successText?: string | undefined;
  /** Success leads elsewhere: no text is shown in place. */
  readonly redirects?: boolean;
  readonly sendLabel?: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form around its fields: error box, captcha, submit button and how it ended [FORM-01..06]. */
export function FormShell(props: FormShellProps) {
  const { form, captcha, children, label, redirects } = props;
  const t = useTexts(formTexts);
  const shared = useSharedTexts();
  const { status, issues } = form;
  const thanks = useRef<HTMLDivElement>(null);
  const done = status === 'success' && !redirects;
  useEffect(() => {
    if (done) thanks.current?.focus();
  }, [done]);
  if (done)
    return (
      <div ref={thanks} tabIndex={-1} role="status">
        <Notice tone="success">{props.successText || t('/form/thanks')}</Notice>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <FormContext value={form.form}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
        {issues.length > 0 && (
          <ErrorBox
            form={form}
            title={props.boxTitle ?? t('/form/box-title')}
            text={props.boxHeading ?? t('/form/box-heading')}
          />
        )}
        {children}
        <div className={styles.end}>
          {captcha}
          {status === 'failed' && (
            <Notice tone="error">{props.errorText ?? shared('/shared/error')}</Notice>
          )}
          <Button type="submit" busy={status === 'sending' || status === 'success'}>
            {status === 'sending' ? t('/form/sending') : (props.sendLabel ?? t('/form/send'))}
          </Button>
        </div>
      </form>
    </FormContext>
  );
}
