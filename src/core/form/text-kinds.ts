import * as v from 'valibot';
import { postalCodeOf } from '../../api/postal-code';
import type { AreaField, FieldOptions, HiddenField, TextField, TextKind } from './field';
import { forbiddenSigns, isEmail } from './rules';

interface TextOptions extends FieldOptions<string> {
  /** The token by which browsers fill it in: `given-name`, `organization` … */
  readonly autoComplete?: string;
  /** Characters at most. */
  readonly maxLength?: number;
}

/** Blanks alone count as empty [IMP-27]. */
const isBlank = (value: string): boolean => value.trim() === '';
const trimmed = v.transform((value: string) => value.trim());

const line =
  (kind: TextKind, autoComplete?: string) =>
  (label: string, options: TextOptions = {}): TextField => ({
    kind,
    label,
    empty: '',
    isEmpty: isBlank,
    schema: v.pipe(v.string(), trimmed),
    ...(autoComplete && { autoComplete }),
    ...options,
  });

/** A line of text [UI-01]. */
export const text = line('text');
/** A phone number. */
export const phone = line('phone', 'tel');
/** A postal code, sent as its five digits; one of other digits is refused, one of another land not. */
export const postalCode = (label: string, options: TextOptions = {}): TextField => ({
  ...line('postal-code', 'postal-code')(label, options),
  schema: v.pipe(
    v.string(),
    v.transform((value) => postalCodeOf(value) ?? value.trim()),
    v.check(
      (value) => isBlank(value) || !/^[\d\s-]*$/.test(value) || /^\d{5}$/.test(value),
      '/form/postal-code-wrong',
    ),
  ),
});

/** An e-mail address; one of another form is refused [IMP-26]. */
export const email = (label: string, options: TextOptions = {}): TextField => ({
  ...line('email', 'email')(label, options),
  schema: v.pipe(
    v.string(),
    trimmed,
    v.check((value) => isBlank(value) || isEmail(value), '/form/email-wrong'),
  ),
});

interface AreaOptions extends FieldOptions<string> {
  /** Characters at most, 2000 without it [FORM-08]. */
  readonly maxLength?: number;
  /** Whether signs outside of FORM-09 are taken. */
  readonly anySigns?: boolean;
}

/** A message with a counter; what it may consist of is in FORM-09 [UI-02, FORM-08..11]. */
export const area = (
  label: string,
  { maxLength = 2000, anySigns = false, ...options }: AreaOptions = {},
): AreaField => ({
  kind: 'area',
  label,
  maxLength,
  empty: '',
  isEmpty: isBlank,
  schema: v.pipe(
    v.string(),
    // One letter, one sign: an accent typed after its letter joins it.
    v.transform((value) => value.normalize().trim()),
    v.check((value) => value.length <= maxLength, '/form/too-long'),
    v.check((value) => anySigns || forbiddenSigns(value).length === 0, '/form/characters'),
  ),
  remark: (value) => {
    const signs = anySigns ? [] : forbiddenSigns(value);
    return signs.length > 0 ? ['/form/characters-found', signs.join(' ')] : undefined;
  },
  ...options,
});

/** A value that nobody sees: fixed here, or given by the view. */
export const hidden = (start: unknown = '', options: FieldOptions<unknown> = {}): HiddenField => ({
  kind: 'hidden',
  label: '',
  empty: start,
  isEmpty: (value) => value === undefined || value === '',
  schema: v.unknown(),
  draft: null,
  ...options,
});
