import { cleanLines } from '../../../read/lines';
import { useAnnounced } from '../../element/use-announced';
import type { ControlProps, Field, FieldOptions } from '../field';
import { FieldShell } from '../field-shell';
import { styles } from '../form.styles';
import { useField } from '../form-context';
import { isBlank, isText } from './text';

interface AreaOptions extends FieldOptions<string> {
  /** The most characters; 2000 by default [FORM-08]. */
  readonly maxLength?: number;
  /** Whether characters outside of FORM-09 are allowed. */
  readonly anySigns?: boolean;
}
export interface AreaField extends Field<string> {
  readonly maxLength: number;
}

/** Digits, blanks, marks, and quotes: straight and typographic, single and double. */
const signs = /[\d\s"'“”„‟«»‘’‚‛‹›!?%€/.,:;+\-()]/;
const letter = /(?=[\p{Lu}\p{Ll}])\p{Script=Latin}/u;

/** Letters of the Latin script; not its full-width, ordinal or ligature forms. */
const isLetter = (sign: string): boolean => letter.test(sign) && sign.normalize('NFKC') === sign;

/**
 * The forbidden characters of a message [FORM-09], each once, in their order. An invisible one is
 * shown by the name of its code point.
 */
export const forbiddenSigns = (value: string): string[] => {
  const wrong = [...cleanLines(value)].filter((sign) => !signs.test(sign) && !isLetter(sign));
  return [...new Set(wrong)].map((sign) =>
    /[\p{C}\p{M}]/u.test(sign)
      ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
      : sign,
  );
};

/** Remaining characters at which they are announced: only near the limit, not at every key. */
const marks = [0, 10, 20, 50, 100];

/** A message with a counter of the remaining characters; no more can be typed [UI-02, FORM-08]. */
function AreaControl({ name, declared: { maxLength } }: ControlProps<AreaField>) {
  const field = useField(name, 'left');
  const remaining = maxLength - field.value.length;
  const counter = field.say('/form/left', remaining);
  const mark = marks.find((one) => remaining <= one);
  useAnnounced(mark !== undefined && counter, mark);
  return (
    <FieldShell field={field}>
      <textarea
        id={field.id}
        className={styles.area}
        value={field.value}
        maxLength={maxLength}
        rows={6}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value.slice(0, maxLength))}
        onBlur={field.leave}
        {...field.aria}
      />
      <p id={`${field.id}-left`} className={styles.counter}>
        {counter}
      </p>
    </FieldShell>
  );
}

/** A message with a counter; FORM-09 lists its allowed characters [UI-02, FORM-08..11]. */
export function area(
  label: string,
  { maxLength = 2000, anySigns = false, ...options }: AreaOptions = {},
): AreaField {
  const forbidden = (value: string) => (anySigns ? [] : forbiddenSigns(value));
  return {
    ...{ kind: 'area', label, maxLength, empty: '', is: isText, isEmpty: isBlank },
    control: AreaControl,
    tidy: cleanLines,
    fault: (value) => {
      if (value.length > maxLength) return '/form/too-long';
      return forbidden(value).length > 0 ? '/form/characters' : undefined;
    },
    detail: (value) => {
      const signs = forbidden(value);
      return signs.length > 0 ? ['/form/characters-found', signs.join(' ')] : undefined;
    },
    ...options,
  };
}
