import { Fragment, type ReactNode } from 'react';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId, useTies } from './form-context';

interface RadioGroupProps extends FieldProps {
  readonly className: string;
  readonly chosen: string | undefined;
  /** Draws a choice, before its name. */
  readonly draw?: (value: string) => ReactNode;
}

/** A label from code whose line may break between its words: `headerImage` and `Square`. */
const breakable = (label: string): ReactNode =>
  label.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

/** A choice of few, all visible at once. */
export function RadioGroup({ field, path, className, chosen, draw, onChange }: RadioGroupProps) {
  const id = controlId(path);
  const { 'aria-describedby': described } = useTies(path);
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend>
        <FieldName field={field} />
      </legend>
      <div className={className}>
        {field.options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            {draw?.(value)}
            <span>{breakable(label)}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} path={path} />
    </fieldset>
  );
}
