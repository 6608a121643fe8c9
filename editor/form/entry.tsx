import { memo, useMemo } from 'react';
import { EntryButtons, WrongTexts } from '../elements';
import { nameOfEntry } from '../model/entries';
import { type FormField, isPlainList } from '../model/form-fields';
import type { Path } from '../model/mistakes';
import { objectOf } from '../model/values';
import { pictureAt } from '../sample-address';
import { useUi } from '../ui';
import type { FieldProps } from './field';
import { controlId, useMistakeCount, useMistakes } from './form-context';
import { Fields } from './object-field';

interface EntryProps extends Pick<FieldProps, 'field' | 'value'> {
  /** The path of its list. */
  readonly list: Path;
  /** Its index in the list. */
  readonly at: number;
  /** Its key, wherever it moves. */
  readonly entry: number;
  readonly isOpen: boolean;
  readonly isLast: boolean;
  readonly onToggle: (entry: number) => void;
  readonly onMove: (at: number, by: -1 | 1) => void;
  readonly onRemove: (at: number) => void;
  readonly onPut: (at: number, value: unknown) => void;
}

const pictureOf = (entry: unknown, { fields }: FormField): string => {
  const values = objectOf(entry);
  const place = fields.find(({ name, holds }) => holds === 'picture' && values[name]);
  const [address] = [place && values[place.name]].flat();
  return typeof address === 'string' && /^\/[^/]/.test(address) ? address : '';
};

/**
 * An entry of a list: a line with its name and buttons, and below it, if open, its fields. It is
 * not rendered while another is written.
 */
export const Entry = memo((props: EntryProps) => {
  const { field, list, at, entry, value, isOpen, isLast } = props;
  const { onToggle, onMove, onRemove, onPut } = props;
  const path = useMemo(() => [...list, at], [list, at]);
  const onChange = (next: unknown) => onPut(at, next);
  const { t, FilePicker, settings } = useUi();
  const id = controlId(path);
  const count = useMistakeCount(path);
  const mistakes = useMistakes(path);
  const number = at + 1;
  const name = nameOfEntry(value, field.part) || t('unnamed');
  const picture = pictureOf(value, field);
  const buttons = (
    <EntryButtons
      name={name}
      isFirst={at === 0}
      isLast={isLast}
      onMove={(by) => onMove(at, by)}
      onRemove={() => onRemove(at)}
    />
  );
  if (isPlainList(field))
    return (
      <li data-entry={id} className="entry entry-plain">
        <input
          id={id}
          aria-label={t('entry', { label: field.label, number })}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
        {FilePicker && <FilePicker field={field} onPick={onChange} />}
        {buttons}
      </li>
    );
  return (
    <li data-entry={id} className="entry">
      <div className="entry-head">
        <button
          type="button"
          id={id}
          className="entry-name"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onToggle(entry)}
        >
          <span className="entry-number">{number}</span>
          {picture && <img src={pictureAt(picture, settings)} alt="" width="32" height="32" />}
          <span className="entry-text">{name}</span>
          {count > 0 && <span className="entry-wrong">{t('wrongInIt', { count })}</span>}
        </button>
        {buttons}
      </div>
      <WrongTexts texts={mistakes} />
      <div id={`${id}-body`} className="entry-body" hidden={!isOpen}>
        {isOpen && (
          <Fields fields={field.fields} path={path} values={objectOf(value)} onChange={onChange} />
        )}
      </div>
    </li>
  );
});
