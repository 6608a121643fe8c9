import { useState } from 'react';
import { readNumber } from '../../src/read/number';
import type { Say } from '../../src/read/words-table';
import { isCardLook } from '../model/card-looks';
import { isDay } from '../model/form-fields';
import { asText } from '../model/values';
import { pictureAt } from '../sample-address';
import { useUi } from '../ui';
import { CardTypeChoice } from './card-type-choice';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId, useTies } from './form-context';
import { RadioGroup } from './radio-group';

/**
 * A number if one was written, in Finnish notation, too; else the text, and the form reports it.
 */
const asNumber = (text: string): unknown => readNumber(text) ?? (text.trim() ? text : undefined);

/** A field of one value. */
export function Control(props: FieldProps) {
  const { field, path, value, asked } = props;
  if (field.control === 'flag') return <FlagControl {...props} />;
  if (isCardLook(field)) return <CardTypeChoice {...props} />;
  const isRadios = field.control === 'choice' && field.options.length <= 4 && field.fallback;
  if (isRadios)
    return <RadioGroup {...props} className="radios" chosen={asText(value) || field.fallback} />;
  return (
    <div className="field">
      <label htmlFor={controlId(path)}>
        <FieldName field={field} />
      </label>
      {field.control === 'choice' ? <SelectControl {...props} /> : <TextControl {...props} />}
      <FieldNotes field={field} path={path} asked={asked} />
    </div>
  );
}

type Size = Readonly<Record<'width' | 'height', number>>;

function TextControl({ field, path, value, onChange }: FieldProps) {
  const { t, FilePicker, settings } = useUi();
  const ties = useTies(path);
  const text = asText(value);
  const [typed, setTyped] = useState(text);
  /** The picture that loaded, or failed to: then it has no size. */
  const [seen, setSeen] = useState<{ of: string; size?: Size }>({ of: '' });
  // Fixed at first: a field must not change its kind while somebody types.
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
  const isNumber = field.control === 'number';
  // A strict page allows no picture by http; WordPress's own are from the site.
  const isOfSite = FilePicker && !settings.pickPicture;
  const isShown = isOfSite ? /^(\/|https?:)/ : /^(\/|https:)/;
  const isPicture = field.holds === 'picture' && isShown.test(text);
  const isSeen = isPicture && seen.of === text;
  const isGone = isSeen && !seen.size;
  const slip = isSeen && (seen.size ? pictureSlip(text, seen.size, t) : t('pictureGone'));
  return (
    <>
      <div className="text-control">
        <input
          {...common}
          // `1.` is 1 already, and may become 1.5: the typed text stays while it has the same value.
          value={isNumber && asNumber(typed) === value ? typed : text}
          type={isDate ? 'date' : 'text'}
          list={field.suggestions.length > 0 ? `${ties.id}-known` : undefined}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(isNumber ? asNumber(target.value) : target.value || undefined);
          }}
        />
        {field.suggestions.length > 0 && (
          <datalist id={`${ties.id}-known`}>
            {field.suggestions.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
        {isPicture && !isGone && (
          <img
            key={text}
            src={pictureAt(text, settings)}
            alt=""
            width="44"
            height="44"
            onError={() => setSeen({ of: text })}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSeen({ of: text, size: { width, height } })
            }
          />
        )}
        {FilePicker && (
          <FilePicker field={field} onPick={(address, alt = '') => onChange(address, alt)} />
        )}
      </div>
      {slip && (
        <p className="wrong" role="status">
          {slip}
        </p>
      )}
    </>
  );
}

/** What can be said about a picture before it shows in its place; '' if nothing is wrong. */
export function pictureSlip(address: string, { width, height }: Size, t: Say): string {
  // A vector drawing is sharp in every size.
  if (width === 0 || /\.svg(?:[?#]|$)/i.test(address)) return '';
  if (width < 400) return t('pictureSmall', { width });
  return width / height > 3 || height / width > 3 ? t('pictureLong', { width, height }) : '';
}

function SelectControl({ field, path, value, onChange }: FieldProps) {
  const { t } = useUi();
  const ties = useTies(path);
  const text = asText(value) || field.fallback;
  const isKnown = text === '' || field.options.some((one) => one.value === text);
  return (
    <select {...ties} value={text} onChange={({ target }) => onChange(target.value || undefined)}>
      {!field.fallback && !field.options.some((one) => one.value === '') && (
        <option value="">{field.none || t('none')}</option>
      )}
      {!isKnown && <option value={text}>{t('notKnown', { value: text })}</option>}
      {field.options.map(({ value: one, label }) => (
        <option key={one} value={one}>
          {label || t('none')}
        </option>
      ))}
    </select>
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
