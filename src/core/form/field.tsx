import type { ReactNode } from 'react';
import { cx } from '../style/css';
import { Icon } from '../ui/icon';
import { styles } from './form.styles';

export type Span = keyof typeof styles.span;

/** What the fields of all kinds take. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Columns of six it takes on wide screens. */
  readonly span?: Span;
  /** Whether a required field shows its asterisk [UI-01]. */
  readonly asterisk?: boolean;
}

/** A field's message, tied to its control by the id. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" size={1} />
      {error}
    </p>
  );

export const Asterisk = () => (
  <span className={styles.star} aria-hidden="true">
    {' '}
    *
  </span>
);

interface ShellProps extends FieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly children: ReactNode;
}

/** Label, hint, control and message of a field, in this order [UI-01, IMP-18]. */
export const Field = ({
  id,
  label,
  hint,
  error,
  required,
  span = 6,
  asterisk = true,
  children,
}: ShellProps) => (
  <div className={cx(styles.field, styles.lined, styles.span[span])}>
    <div className={styles.head}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && asterisk && <Asterisk />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
    <div className={styles.body}>
      {children}
      <FieldError id={id} error={error} />
    </div>
  </div>
);
