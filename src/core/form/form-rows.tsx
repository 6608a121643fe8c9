import { type ComponentType, memo } from 'react';
import { heading } from '../style/heading.styles';
import { AreaControl } from './area-control';
import { CheckboxControl } from './checkbox-control';
import { CheckboxesControl } from './checkboxes-control';
import type { ControlProps } from './control-props';
import { DateControl } from './date-control';
import type { AnyForm, Group, Row } from './define-form';
import type { Field, FieldOf } from './field';
import { FilesControl } from './files-control';
import { styles } from './form.styles';
import { useFormState } from './form-context';
import { ProductControl } from './product-control';
import { RadioControl } from './radio-control';
import { SelectControl } from './select-control';
import { StarsControl } from './stars-control';
import { TextControl } from './text-control';

/** The control of each kind. */
const controls: {
  readonly [K in Field['kind']]: ComponentType<ControlProps<FieldOf<K>>> | null;
} = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  'postal-code': TextControl,
  area: AreaControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  checkboxes: CheckboxesControl,
  stars: StarsControl,
  product: ProductControl,
  date: DateControl,
  'date-range': DateControl,
  files: FilesControl,
  hidden: null,
};

function Control({ name }: { name: string }) {
  const declared = useFormState().fields[name];
  if (!declared) return null;
  const Kind = controls[declared.kind] as ComponentType<ControlProps<Field>> | null;
  return Kind && <Kind name={name} declared={declared} />;
}

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
