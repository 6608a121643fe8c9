import { useEffect } from 'react';
import { styles } from './captcha-place.styles';
import { FieldError } from './field-shell';
import { captchaName } from './filling';
import { idOf, useFormState, useMessage } from './form-context';
import { type CaptchaState, captchaSlot } from './use-captcha';

interface Props {
  readonly captcha: CaptchaState;
  /** Counts how often it was asked for again; each takes the focus here [FORM-03]. */
  readonly asked: number;
}

/** The captcha's place in a form; none where no visitor can be verified. */
export function CaptchaPlace({ captcha, asked }: Props) {
  const { id: form, say } = useFormState();
  const id = idOf(form, captchaName);
  const message = useMessage(captchaName);
  useEffect(() => {
    if (asked > 0) captcha.box.current?.focus();
  }, [asked, captcha.box]);
  if (captcha.problems.length > 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
    <div
      ref={captcha.box}
      id={id}
      className={styles.box}
      role="group"
      tabIndex={-1}
      aria-label={say('/form/captcha')}
      aria-describedby={message ? `${id}-error` : asked > 0 ? `${form}-failed` : undefined}
    >
      <slot name={captchaSlot} />
      <FieldError field={{ id, error: message && [message] }} />
    </div>
  );
}
