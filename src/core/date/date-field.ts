import type { Field } from '../form/field';
import type { Say } from '../form/form-context';
import type { Language } from '../page/language';
import type { LatePart } from '../ui/late';
import type { DateRules } from './date-rules';

/** The value is ISO, `2026-11-05`, or the typed text where that is no date. */
export interface DateField extends Field<string> {
  readonly rules: DateRules;
  /** The ISO value of a typed text. */
  readonly read: (typed: string, language: Language) => string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: of its own field.
  readonly calendar: LatePart<CalendarProps<any>>;
}

export interface CalendarProps<F = DateField> {
  readonly declared: F;
  readonly say: Say;
  /** The value of the field. */
  readonly value: string;
  /** Called with the value of what was picked. */
  readonly onPick: (value: string) => void;
}

export interface RangeField extends DateField {
  /** Whether the days may be the first and the last one. */
  readonly fits: (from: Date, to: Date) => boolean;
}
