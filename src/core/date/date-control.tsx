import { useState } from 'react';
import { useWidget } from '../element/widget-context';
import type { ControlProps } from '../form/field';
import { FieldShell } from '../form/field-shell';
import { styles } from '../form/form.styles';
import { useField } from '../form/form-context';
import type { Language } from '../page/language';
import { isComposing } from '../ui/is-composing';
import type { DateField } from './date-field';
import { DatePopup } from './date-popup';
import { parseDay } from './date-rules';
import { formatDate } from './format-date';

/** A value as the visitor reads it: its days in the order of the language, or the typed text. */
function written(value: string, language: Language): string {
  const days = value.split('/');
  // The separator of a range [UI-04].
  return days.every(parseDay) ? days.map((day) => formatDate(day, language)).join(' - ') : value;
}

/** A date, typed or picked from a calendar [UI-03..05]. Enter and Tab tidy the typed text. */
export function DateControl({ name, declared }: ControlProps<DateField>) {
  const field = useField(name);
  const { language } = useWidget();
  // The text typed so far; on blur a day is written out in full.
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = field;
  const tidy = () => {
    setTyped(null);
    field.leave();
  };
  return (
    <FieldShell field={field}>
      <div className={styles.row}>
        <input
          id={field.id}
          className={styles.control}
          inputMode="numeric"
          autoComplete="off"
          readOnly={field.fixed}
          value={typed ?? written(value, language)}
          onChange={({ target }) => {
            setTyped(target.value);
            field.set(declared.read(target.value, language) ?? target.value);
          }}
          onBlur={tidy}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            tidy();
          }}
          {...field.aria}
        />
        {!field.fixed && (
          <DatePopup
            label={field.label}
            declared={declared}
            say={field.say}
            value={declared.tidy?.(value, {}) ?? value}
            onPick={(picked) => {
              setTyped(null);
              field.set(picked);
            }}
          />
        )}
      </div>
    </FieldShell>
  );
}
