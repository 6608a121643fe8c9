import { useState } from 'react';
import { isDay } from '../../src/cms/text-control';
import { useUi } from '../ui';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId, useMistakes } from './form-context';

const asText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A number where one was written; else the text, of which the form then tells. */
const asNumber = (text: string): unknown =>
  text.trim() === '' ? undefined : Number.isFinite(Number(text)) ? Number(text) : text;

/** A field of one value. */
export function Control(props: FieldProps) {
  const { field, path } = props;
  if (field.control === 'flag') return <FlagControl {...props} />;
  const isRadios = field.control === 'choice' && field.options.length <= 4 && field.fallback;
  if (isRadios) return <RadioControl {...props} />;
  return (
    <div className="field">
      <label htmlFor={controlId(path)}>
        <FieldName field={field} />
      </label>
      {field.control === 'choice' ? <SelectControl {...props} /> : <TextControl {...props} />}
      <FieldNotes field={field} path={path} />
    </div>
  );
}

/** What ties a control to its notes. */
function useTies(path: FieldProps['path']) {
  const id = controlId(path);
  const isWrong = useMistakes(path).length > 0;
  return {
    id,
    'aria-describedby': isWrong ? `${id}-wrong ${id}-hint` : `${id}-hint`,
    'aria-invalid': isWrong || undefined,
  };
}

function TextControl({ field, path, value, onChange }: FieldProps) {
  const ties = useTies(path);
  const text = asText(value);
  // As it was at first: a field does not become another while somebody types.
  const [isLong] = useState(field.control === 'long' || text.length > 80 || text.includes('\n'));
  const common = { ...ties, value: text, 'aria-required': field.required || undefined };
  if (isLong)
    return (
      <textarea
        {...common}
        rows={3}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    );
  const isDate = field.control === 'date' && isDay(text);
  const isPicture = field.holds === 'picture' && /^\/[^/]/.test(text);
  return (
    <div className="text-control">
      <input
        {...common}
        type={isDate ? 'date' : 'text'}
        inputMode={field.control === 'number' ? 'decimal' : undefined}
        onChange={({ target }) =>
          onChange(field.control === 'number' ? asNumber(target.value) : target.value || undefined)
        }
      />
      {isPicture && <img src={text} alt="" width="44" height="44" />}
    </div>
  );
}

function SelectControl({ field, path, value, onChange }: FieldProps) {
  const { t } = useUi();
  const ties = useTies(path);
  const text = asText(value) || field.fallback;
  const isKnown = text === '' || field.options.some((one) => one.value === text);
  return (
    <select {...ties} value={text} onChange={({ target }) => onChange(target.value || undefined)}>
      {!field.fallback && !field.options.some((one) => one.value === '') && (
        <option value="">{t.none}</option>
      )}
      {!isKnown && <option value={text}>{t.notKnown(text)}</option>}
      {field.options.map(({ value: one, label }) => (
        <option key={one} value={one}>
          {label || t.none}
        </option>
      ))}
    </select>
  );
}

function RadioControl({ field, path, value, onChange }: FieldProps) {
  const id = controlId(path);
  const { 'aria-describedby': described } = useTies(path);
  const text = asText(value) || field.fallback;
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend>
        <FieldName field={field} />
      </legend>
      <div className="radios">
        {field.options.map(({ value: one, label }, index) => (
          <label key={one}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={text === one}
              onChange={() => onChange(one)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} path={path} />
    </fieldset>
  );
}

function FlagControl({ field, path, value, onChange }: FieldProps) {
  const ties = useTies(path);
  const isOn = value === undefined ? field.fallback === 'true' : value === true || value === 'true';
  return (
    <div className="field flag">
      <label>
        <input
          {...ties}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        <FieldName field={field} />
      </label>
      <FieldNotes field={field} path={path} />
    </div>
  );
}
