import { memo } from 'react';
import { heading } from '../style/heading.styles';
import { rem } from '../style/tokens';
import { Skeleton } from '../ui/skeleton';
import type { AnyForm, Group, Row } from './define-form';
import type { Field } from './field';
import { FieldShell } from './field-shell';
import { styles } from './form.styles';
import { useField, useFormPart, useFormState } from './form-context';

/** Reserves the place and height of a late control. */
const Waiting = ({ name, height }: { name: string; height: number }) => (
  <FieldShell field={useField(name)}>
    <Skeleton height={rem(height)} />
  </FieldShell>
);

/** The control of a field, by its kind. */
function Control({ name }: { name: string }) {
  const declared: Field = useFormState().form.fields[name];
  const { control: Kind, height = 0 } = declared;
  const fallback = <Waiting name={name} height={height} />;
  return Kind && <Kind name={name} declared={declared} fallback={fallback} />;
}

/** Fields side by side, as many as there is room for [IMP-33]. */
const FormRow = ({ row }: { row: Row }) => (
  <div className={styles.fields}>
    {row.map((name) => (
      <Control key={name} name={name} />
    ))}
  </div>
);

/** Explains the star at a label; screen readers hear "required" at each field. */
export function StarNote() {
  const { say } = useFormState();
  const isNeeded = useFormPart(({ required }) => required.size > 0);
  return (
    isNeeded && (
      <p className={styles.hint} aria-hidden="true">
        {say('/form/star')}
      </p>
    )
  );
}

const isGroup = (row: Row | Group): row is Group => 'legend' in row;

/** Fields of the surrounding form in their rows; each subscribes to the form's state by itself. */
export const FormRows = memo(function FormRows({ rows }: Pick<AnyForm, 'rows'>) {
  const { form, say } = useFormState();
  const all = rows ?? Object.keys(form.fields).map((name) => [name]);
  return all.map((row: Row | Group) =>
    isGroup(row) ? (
      <fieldset key={row.legend} className={styles.group}>
        <legend className={heading.block}>{say(row.legend)}</legend>
        {row.rows.map((inner) => (
          <FormRow key={inner.join()} row={inner} />
        ))}
      </fieldset>
    ) : (
      <FormRow key={row.join()} row={row} />
    ),
  );
});
