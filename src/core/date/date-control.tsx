import { useState } from 'react';
import { typedDay } from '../../read/typed-date';
import { useWidget } from '../element/widget-context';
import type { ControlProps } from '../form/field';
import { FieldShell } from '../form/field-shell';
import { styles } from '../form/form.styles';
import { useField } from '../form/form-context';
import type { Language } from '../page/language';
import { isComposing } from '../ui/is-composing';
import { DatePopup } from './date-popup';
import {
  type DateLimits,
  isoDay,
  parseDay,
  parseInterval,
  rangeSeparator,
  typedRange,
} from './date-rules';
import { formatDate, isMonthFirst } from './format-date';

/** A value as the visitor reads it: a day in their language's order, or the typed text. */
function shown(value: string, language: Language): string {
  const days = value.split('/');
  return days.every(parseDay)
    ? days.map((day) => formatDate(day, language)).join(rangeSeparator)
    : value;
}

/** The value of a typed text: an ISO day or interval, or the text itself. */
const read = (typed: string, isRange: boolean, language: Language): string =>
  (isRange ? typedRange(typed, language) : typedDay(typed, isMonthFirst(language))) ?? typed;

/**
 * A day, or a first and a last one, typed or picked from a calendar [UI-03..05]. Enter and Tab tidy
 * the typed text.
 */
export function DateControl({ name, declared }: ControlProps<DateLimits>) {
  const field = useField(name);
  const { language } = useWidget();
  // The text typed so far; on blur a day is written out in full.
  const [typed, setTyped] = useState<string | null>(null);
  const { rules, limits } = declared;
  const isRange = limits !== undefined;
  const { value } = field;
  const day = declared.tidy?.(value) ?? value;
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
          value={typed ?? shown(value, language)}
          onChange={(event) => {
            setTyped(event.target.value);
            field.set(read(event.target.value, isRange, language));
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
            say={field.say}
            rules={rules}
            limits={limits}
            range={parseInterval(isRange ? value : `${day}/${day}`)}
            onPick={({ from, to }) => {
              setTyped(null);
              field.set(isRange ? `${isoDay(from)}/${isoDay(to)}` : isoDay(from));
            }}
          />
        )}
      </div>
    </FieldShell>
  );
}
