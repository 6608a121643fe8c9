import type { Elements } from '../element/elements';
import { cx } from '../style/css';
import { FieldMessage } from '../ui/field-message';
import { styles } from './form.styles';
import type { FieldState } from './form-context';

/** A field's message, linked to its control by the id. */
export const FieldError = ({ field: { id, error } }: { field: Pick<FieldState, 'id' | 'error'> }) =>
  error && (
    <FieldMessage id={`${id}-error`}>
      {error.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </FieldMessage>
  );

/** A field's label with the mark of a required one [UI-01]. */
export const LabelText = ({ field: { label, asterisk } }: { field: FieldState }) => (
  <>
    <span>{label}</span>
    {asterisk && (
      <span className={styles.star} aria-hidden="true">
        {' *'}
      </span>
    )}
  </>
);

export const Hint = ({ field: { id, hint } }: { field: FieldState }) =>
  hint && (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );

interface Props {
  readonly field: FieldState;
  readonly children: Elements;
}

/** Label, hint, control and message of a field, in this order [UI-01, IMP-18]. */
export const FieldShell = ({ field, children }: Props) => (
  <div className={cx(styles.field, styles.lined)}>
    <div className={styles.head}>
      <label className={styles.label} htmlFor={field.id}>
        <LabelText field={field} />
      </label>
      <Hint field={field} />
    </div>
    <div className={styles.body}>
      {children}
      <FieldError field={field} />
    </div>
  </div>
);

/** The same around several controls that form one field; `role` is the role of the group. */
export const GroupShell = ({
  field,
  role,
  children,
}: Props & { readonly role: 'radiogroup' | 'group' }) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named by their label.
  <div
    id={field.id}
    role={role}
    tabIndex={-1}
    className={styles.field}
    aria-labelledby={`${field.id}-label`}
    {...field.aria}
    // A group of checkboxes has no such state.
    {...(role === 'group' && { 'aria-required': undefined })}
  >
    <span id={`${field.id}-label`} className={styles.label}>
      <LabelText field={field} />
    </span>
    <Hint field={field} />
    {children}
    <FieldError field={field} />
  </div>
);
