import { type FormEvent, type Ref, useId } from 'react';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { styles } from './delivery.styles';
import { deliveryTexts } from './delivery.texts';

export interface PostalCodeFormProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Called by the button and by Enter. */
  readonly onSubmit: () => void;
  /** The text of the button. */
  readonly button: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** The id of the message for a wrong code, while it is shown. */
  readonly wrongBy?: string | undefined;
  /** Shown before the field; once there is an answer, in its place. */
  readonly children?: Elements;
  readonly isAnswered?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A field for a postal code beside its button, wherever the shop asks for one [IMP-18]. */
export function PostalCodeForm(props: PostalCodeFormProps) {
  const { code, onChange, onSubmit, button, disabled, busy, wrongBy, ref } = props;
  const t = useTexts(deliveryTexts);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !busy) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {props.children}
      {!props.isAnswered && (
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {t('/delivery/postal-code')}
          </label>
          <input
            ref={ref}
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            value={code}
            aria-invalid={wrongBy ? true : undefined}
            aria-describedby={wrongBy}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      <Button
        ref={props.buttonRef}
        type="submit"
        variant={props.isAnswered ? 'secondary' : 'primary'}
        disabled={disabled}
        busy={busy}
      >
        {button}
      </Button>
    </form>
  );
}
