import { postalCodeOf } from '../../api/postal-code';
import type {
  AreaField,
  CheckboxesField,
  CheckboxField,
  ChoiceField,
  Choices,
  FieldOptions,
  HiddenField,
  StarsField,
  TextField,
  TextKind,
} from './field';
import { forbiddenSigns, isEmail } from './rules';

// A kind is a type, a tidying, a check and how it is sent; no React, so that the stand-in back end
// checks by the same. Those whose controls come late stand beside them: dates, files, products.

export const isText = (value: unknown): boolean => typeof value === 'string';
/** Blanks alone count as empty [IMP-27]. */
export const isBlank = (value: string): boolean => value.trim() === '';
const trimmed = (value: string): string => value.trim();

interface TextOptions extends FieldOptions<string> {
  /** The token by which browsers fill it in: `given-name`, `organization` … */
  readonly autoComplete?: string;
  /** Characters at most. */
  readonly maxLength?: number;
}

const line =
  (kind: TextKind, more: Partial<TextField> = {}) =>
  (label: string, options: TextOptions = {}): TextField => ({
    ...{ kind, label, empty: '', is: isText, isEmpty: isBlank, tidy: trimmed },
    ...more,
    ...options,
  });

/** A line of text [UI-01]. */
export const text = line('text');
/** A phone number. */
export const phone = line('phone', { autoComplete: 'tel' });
/** A postal code, sent as its five digits; one of other digits is refused, one of another land not. */
export const postalCode = line('postal-code', {
  autoComplete: 'postal-code',
  tidy: (value) => postalCodeOf(value) ?? trimmed(value),
  fault: (value) =>
    /^[\d\s-]*$/.test(value) && !/^\d{5}$/.test(value) ? '/form/postal-code-wrong' : undefined,
});
/** An e-mail address; one of another form is refused [IMP-26]. */
export const email = line('email', {
  autoComplete: 'email',
  fault: (value) => (isEmail(value) ? undefined : '/form/email-wrong'),
});

interface AreaOptions extends FieldOptions<string> {
  /** Characters at most, 2000 without it [FORM-08]. */
  readonly maxLength?: number;
  /** Whether signs outside of FORM-09 are taken. */
  readonly anySigns?: boolean;
}

/** A message with a counter; what it may consist of is in FORM-09 [UI-02, FORM-08..11]. */
export function area(
  label: string,
  { maxLength = 2000, anySigns = false, ...options }: AreaOptions = {},
): AreaField {
  const forbidden = (value: string) => (anySigns ? [] : forbiddenSigns(value));
  return {
    ...{ kind: 'area', label, maxLength, empty: '', is: isText, isEmpty: isBlank },
    // One letter, one sign: an accent typed after its letter joins it.
    tidy: (value) => value.normalize().trim(),
    fault: (value) => {
      if (value.length > maxLength) return '/form/too-long';
      return forbidden(value).length > 0 ? '/form/characters' : undefined;
    },
    remark: (value) => {
      const signs = forbidden(value);
      return signs.length > 0 ? ['/form/characters-found', signs.join(' ')] : undefined;
    },
    ...options,
  };
}

interface ChoiceOptions<V> extends FieldOptions<V> {
  /** Labels of the options by value. */
  readonly choices?: Choices;
}

const oneOf =
  (kind: ChoiceField['kind']) =>
  (label: string, { choices = {}, ...options }: ChoiceOptions<string> = {}): ChoiceField => ({
    ...{ kind, label, choices, empty: options.start ?? '', is: isText },
    isEmpty: (value) => value === '',
    // Options that the view gives are known to it alone.
    fault: (value) =>
      value in choices || Object.keys(choices).length === 0 ? undefined : '/form/no-option',
    ...options,
  });

/** One of a few options, all in sight. */
export const radio = oneOf('radio');
/** One of many options, in a list that opens. */
export const select = oneOf('select');

interface CheckboxOptions extends FieldOptions<boolean> {
  /** Text of the link below it, to what is agreed to. */
  readonly link?: string;
}

/** A yes or no. */
export const checkbox = (label: string, options: CheckboxOptions = {}): CheckboxField => ({
  ...{ kind: 'checkbox', label, empty: options.start ?? false },
  is: (value) => typeof value === 'boolean',
  isEmpty: (value) => !value,
  ...options,
});

/** A yes that is an act each time: no draft keeps it. */
export const agreement = (label: string, options: CheckboxOptions = {}): CheckboxField => ({
  ...checkbox(label, options),
  draft: null,
});

/** Any of a few options, by their values. */
export const checkboxes = (
  label: string,
  { choices = {}, ...options }: ChoiceOptions<readonly string[]> = {},
): CheckboxesField => ({
  ...{ kind: 'checkboxes', label, choices, empty: options.start ?? [] },
  is: (value) => Array.isArray(value) && value.every(isText),
  isEmpty: (value) => value.length === 0,
  ...options,
});

/** One to five stars [IMP-17]; 0 is none yet. */
export const stars = (label: string, options: FieldOptions<number> = {}): StarsField => ({
  ...{ kind: 'stars', label, empty: options.start ?? 0 },
  is: (value) => typeof value === 'number',
  isEmpty: (value) => value === 0,
  fault: (value) => ([1, 2, 3, 4, 5].includes(value) ? undefined : '/form/no-option'),
  ...options,
});

/** A value that nobody sees: fixed here, or given by the view. */
export const hidden = (start: unknown = '', options: Partial<HiddenField> = {}): HiddenField => ({
  ...{ kind: 'hidden', label: '', empty: start, is: () => true },
  isEmpty: (value) => value === undefined || value === '',
  ...options,
});
