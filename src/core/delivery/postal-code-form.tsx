import { type FormEvent, type Ref, useId, useState } from 'react';
import { clean } from '../../read/text';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { styles } from './delivery.styles';
import { deliveryTexts } from './delivery.texts';

interface Props {
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
export function PostalCodeForm({ known, wrongBy, isAnswered = false, busy, ...props }: Props) {
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
