import { memo } from 'react';
import { heading } from '../style/heading.styles';
import { Control } from './controls';
import type { AnyForm, Group, Row } from './define-form';
import { styles } from './form.styles';
import { useFormState } from './form-context';

/** Fields side by side, as many as there is room for [IMP-33]. */
const FormRow = ({ row }: { row: Row }) => (
  <div className={styles.fields}>
    {row.map((name) => (
      <Control key={name} name={name} />
    ))}
  </div>
);

const isGroup = (row: Row | Group): row is Group => 'legend' in row;

/** The fields of a form in their rows; each follows the form's state by itself. */
export const FormRows = memo(function FormRows({ form }: { form: AnyForm }) {
  const { say } = useFormState();
  const rows: readonly (Row | Group)[] =
    form.rows ?? Object.keys(form.fields).map((name) => [name]);
  return rows.map((row) =>
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
