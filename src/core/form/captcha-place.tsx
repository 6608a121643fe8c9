import { FieldError } from './field-shell';
import { styles } from './form.styles';
import { idOf, useFormPart, useFormState, useMessage } from './form-context';
import { captchaName } from './form-view';
import { captchaSlot } from './use-captcha';

/** The captcha's place in a form; empty where no visitor can be verified. */
export function CaptchaPlace() {
  const { id: form, captcha, say } = useFormState();
  const id = idOf(form, captchaName);
  const message = useMessage(captchaName);
  const isAsked = useFormPart(({ lastPress }) => lastPress.asks);
  if (captcha.problems.length > 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
    <div
      ref={captcha.box}
      id={id}
      className={styles.captcha}
      role="group"
      tabIndex={-1}
      aria-label={say('/form/captcha')}
      aria-describedby={message ? `${id}-error` : isAsked ? `${form}-failed` : `${id}-hint`}
    >
      <p id={`${id}-hint`} className={styles.hint}>
        {say('/form/captcha-hint')}
      </p>
      <slot name={captchaSlot} />
      <FieldError field={{ id, error: message && [message] }} />
    </div>
  );
}
