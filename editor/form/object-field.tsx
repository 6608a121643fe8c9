import { useState } from 'react';
import { keepHere, keptHere } from '../kept';
import { notShown } from '../model/card-looks';
import type { FormField } from '../model/form-fields';
import type { Path } from '../model/mistakes';
import { isGiven, objectOf, type Values } from '../model/values';
import { useStable, useUi } from '../ui';
import { Field, FieldName, FieldNotes, type FieldProps } from './field';
import { controlId, useIsWrong, useKindOfCards } from './form-context';

interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly path: Path;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** The alternative texts that the library gave in this window, by the address of the picture. */
const givenAlts = () => Object(keptHere('alts')) as Readonly<Record<string, unknown>>;

/**
 * The values from one choice: the value itself and, for a picture of the library, its alternative
 * text ('' if it has none), if the form asks for it. What the editor wrote stays; the text of the
 * library's former picture does not.
 */
function chosen(
  fields: readonly FormField[],
  values: Values,
  { name }: FormField,
  value: unknown,
  alt?: string,
): Values {
  const words = fields.find(({ holds }) => holds === 'alt')?.name;
  if (!words || alt === undefined) return { [name]: value };
  const alts = givenAlts();
  keepHere('alts', JSON.stringify({ ...alts, [String(value)]: alt }));
  const isOwn = isGiven(values[words]) && values[words] !== alts[String(values[name])];
  return { [name]: value, ...(!isOwn && { [words]: alt || undefined }) };
}

/** Whether a picture is given without an alternative text. */
const isWordless = (fields: readonly FormField[], values: Values, words: FormField): boolean =>
  !isGiven(values[words.name]) &&
  fields.some(({ name, holds }) => /picture|media/.test(holds ?? '') && isGiven(values[name]));

/** The fields of a widget or of an object: those that most need, then the others in a fold. */
export function Fields({ fields, path, values, onChange }: FieldsProps) {
  const { t } = useUi();
  const put = useStable((field: FormField, value: unknown, alt?: string) =>
    onChange({ ...values, ...chosen(fields, values, field, value, alt) }),
  );
  const shown = (field: FormField) => (
    <Field
      key={field.name}
      field={field}
      inside={path}
      value={values[field.name]}
      asked={field.holds === 'alt' && isWordless(fields, values, field) ? t('altAsked') : undefined}
      onPut={put}
    />
  );
  const isWrong = useIsWrong();
  const hidden = notShown(fields, values, useKindOfCards());
  // A mistake can be corrected where it is reported, shown or not.
  const isAsked = ({ name }: FormField) => !hidden.has(name) || isWrong([...path, name]);
  const asked = fields.filter(isAsked);
  const kept = fields.filter((field) => !isAsked(field) && isGiven(values[field.name]));
  const rest = asked.filter(({ isMain }) => !isMain);
  const hasMore = rest.some(({ name }) => isGiven(values[name]));
  // Opened by the first value, and not closed after the last: whoever emptied it is still in there.
  const [isOpen, setOpen] = useState(hasMore);
  if (hasMore && !isOpen) setOpen(true);
  return (
    <>
      {asked.filter(({ isMain }) => isMain).map(shown)}
      {kept.length > 0 && (
        <p className="hint">{t('notShown', { places: kept.map(({ label }) => label) })}</p>
      )}
      {rest.length > 0 && (
        <details className="more" open={isOpen || undefined}>
          <summary>{t(path.length > 0 ? 'moreFields' : 'more', { count: rest.length })}</summary>
          {rest.map(shown)}
        </details>
      )}
    </>
  );
}

/** An object: its fields in a frame. Without any value it is absent. */
export function ObjectField({ field, path, value, onChange }: FieldProps) {
  return (
    <fieldset className="group" id={controlId(path)} tabIndex={-1}>
      <legend>
        <FieldName field={field} />
      </legend>
      <FieldNotes field={field} path={path} />
      <Fields
        fields={field.fields}
        path={path}
        values={objectOf(value)}
        onChange={(next) => onChange(Object.values(next).some(isGiven) ? next : undefined)}
      />
    </fieldset>
  );
}
