import { memo, type ReactNode, useMemo } from 'react';
import { WrongTexts } from '../elements';
import type { FormField } from '../model/form-fields';
import type { Path } from '../model/mistakes';
import { idKindOf } from '../names/use-names';
import { useUi } from '../ui';
import { Control } from './control';
import { controlId, useMistakes } from './form-context';
import { IdField } from './id-field';
import { ListField } from './list-field';
import { ObjectField } from './object-field';

export interface FieldProps {
  readonly field: FormField;
  readonly path: Path;
  readonly value: unknown;
  /**
   * Called with the new value, or undefined for none; for a chosen picture, also with its
   * alternative text.
   */
  readonly onChange: (value: unknown, alt?: string) => void;
  /** A further question. */
  readonly asked?: string | undefined;
}

/** The texts around a control: its name, its purpose, its mistakes. */
export function FieldNotes({ field, path, asked }: Pick<FieldProps, 'field' | 'path' | 'asked'>) {
  const { t } = useUi();
  const id = controlId(path);
  const mistakes = useMistakes(path);
  const { label, description, deprecated, example, fallback, control } = field;
  const isShort = example && example.length < 60 && control !== 'choice' && control !== 'list';
  const isAsked = fallback && control !== 'choice' && control !== 'flag';
  const values = [
    isShort && t('forExample', { value: example }),
    isAsked && t('asDefault', { value: fallback }),
  ];
  return (
    <>
      {deprecated && <p className="wrong">{t('deprecated', { instead: deprecated })}</p>}
      <p className="hint" id={`${id}-hint`}>
        {/* Some descriptions only repeat the field's name. */}
        {description !== `${label}.` && description} {values.filter(Boolean).join(' · ')}
        {asked && <strong> {asked}</strong>}
      </p>
      {mistakes.length > 0 && (
        <div id={`${id}-wrong`}>
          <WrongTexts texts={mistakes} />
        </div>
      )}
    </>
  );
}

/** The name of a field, with a mark if it is required. */
export function FieldName({ field: { label, required } }: Pick<FieldProps, 'field'>): ReactNode {
  const { t } = useUi();
  return (
    <>
      <span>{label}</span> {required && <span className="needed">{t('required')}</span>}
    </>
  );
}

interface PlacedFieldProps extends Omit<FieldProps, 'path' | 'onChange'> {
  /** The place of the object that contains it. */
  readonly inside: Path;
  readonly onPut: (field: FormField, value: unknown, alt?: string) => void;
}

/** A question of the form, of any kind; it is not rendered while another is written. */
export const Field = memo(({ inside, onPut, ...rest }: PlacedFieldProps) => {
  const { field } = rest;
  const { names } = useUi();
  const path = useMemo(() => [...inside, field.name], [inside, field]);
  const onChange: FieldProps['onChange'] = (value, alt) => onPut(field, value, alt);
  const props = { ...rest, path, onChange };
  const idKind = names && idKindOf(field);
  if (idKind) return <IdField {...props} kind={idKind} />;
  if (field.control === 'list') return <ListField {...props} />;
  if (field.control === 'object') return <ObjectField {...props} />;
  return <Control {...props} />;
});
