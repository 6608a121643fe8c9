import { useId } from 'react';
import { FieldShell } from '../../src/core/form/field-shell';
import { styles } from '../../src/core/form/form.styles';
import type { FieldState } from '../../src/core/form/form-context';
import { cx } from '../../src/core/style/css';
import { drawIcon } from '../../src/core/ui/icon';

interface Props {
  readonly label: string;
  readonly kind?: 'text' | 'area' | 'select';
  readonly value?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly fixed?: boolean;
}

/** A field as a form shows it, without a form around it. */
export function ShownField({ label, kind = 'text', value = '', hint, error, ...rest }: Props) {
  const id = useId();
  const field = {
    id,
    label,
    hint,
    error: error ? [error] : undefined,
    asterisk: rest.required,
  } as unknown as FieldState;
  const given = {
    id,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <FieldShell field={field}>
      {kind === 'area' ? (
        <textarea className={styles.area} readOnly={rest.fixed} {...given} />
      ) : kind === 'select' ? (
        <div className={styles.row}>
          <select className={cx(styles.control, styles.select)} disabled={rest.fixed} {...given}>
            <option>{value}</option>
          </select>
          {drawIcon('chevron-down', 1)}
        </div>
      ) : (
        <input className={styles.control} readOnly={rest.fixed} autoComplete="off" {...given} />
      )}
    </FieldShell>
  );
}
