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
  parseRange,
  rangeSeparator,
} from './date-rules';
import { formatDate, isDayFirst } from './format-date';

/** A value as the visitor reads it: a day in their language's order, or the typed text. */
function shown(value: string, language: Language): string {
  const days = value.split('/').map(parseDay);
  return days.every((day) => day !== undefined)
    ? days.map((day) => formatDate(day, language)).join(rangeSeparator)
    : value;
}

/** The value of a typed text: an ISO day or interval, or the text itself. */
function read(typed: string, isRange: boolean, language: Language): string {
  const range = isRange ? parseRange(typed, language) : undefined;
  if (range) return `${isoDay(range.from)}/${isoDay(range.to)}`;
  return (!isRange && typedDay(typed, !isDayFirst(language))) || typed;
}

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
            range={isRange ? parseInterval(value) : dayAsRange(declared.tidy?.(value) ?? value)}
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

function dayAsRange(value: string) {
  const day = parseDay(value);
  return day && { from: day, to: day };
}
