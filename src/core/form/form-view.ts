import { type AnyForm, checked, type Fields, type Issue, requiredOf } from './define-form';
import type { Field, Option, Values } from './field';

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

/** The result of sending: `refused` means that the back end has named wrong fields. */
export interface Outcome {
  readonly is: 'none' | 'sending' | 'leaving' | 'sent' | 'failed' | 'refused';
  /** Why sending failed, if it did. */
  readonly error?: unknown;
  /** How many percent have been sent, if it is known and takes time. */
  readonly share?: number | undefined;
  /** Whether the captcha is required again. */
  readonly asks?: boolean;
  /** Which of several forms was sent. */
  readonly of?: AnyForm;
}

/** Whether it is being sent, or the page goes to the success page. */
export const isUnderWay = ({ is }: Outcome): boolean => is === 'sending' || is === 'leaving';

/** What a visitor has done in a form; all that it shows follows from this. */
export interface Filling {
  /** The entries, by field, including emptied ones; choices are ids. */
  readonly given: Values;
  /** The visitor who made them, if known. */
  readonly visitor: string;
  /** The fields that the visitor has left with a value: their messages may show. */
  readonly touched: ReadonlySet<string>;
  /** Whether a submit was refused: then all messages show. */
  readonly isRefused: boolean;
  /** Faults that the back end found, each until its field is changed or sent again. */
  readonly reported: readonly Issue[];
  readonly outcome: Outcome;
}

const none: Outcome = { is: 'none' };
export const untouched: Filling = {
  given: {},
  visitor: '',
  touched: new Set(),
  isRefused: false,
  reported: [],
  outcome: none,
};

/** What a page sets in a form, by field. */
export interface Preset {
  /** Values at the start, which the visitor may change. */
  readonly start: Values;
  /** Fixed values; a visible field is locked then. */
  readonly fixed: Values;
  /** Options of choices that only the page knows. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** The visitor; '' while unknown. */
  readonly visitor: string;
}

/** The state of a form. */
export interface FormView {
  /** The values of all fields, as the visitor entered them. */
  readonly values: Values;
  /** The values as they are sent. */
  readonly tidied: Values;
  /** Their faults, shown or not. */
  readonly wrong: readonly Issue[];
  /** What the summary of a refused submit lists, in the order of the fields, the captcha last. */
  readonly issues: readonly Issue[];
  /** The faults in fields that the visitor has left; all faults after a refused submit. */
  readonly shown: readonly Issue[];
  readonly required: ReadonlySet<string>;
  /** How many fields the visitor has filled. */
  readonly filled: number;
  readonly outcome: Outcome;
}

/** The entries, unless another customer made them; a guest may log in meanwhile. */
export const ownOf = ({ given, visitor: by }: Filling, visitor: string): Values =>
  by === '' || by === visitor ? given : {};

/** The part of a chosen value that is offered at present; undefined if nothing remains. */
function offered(field: Field, options: readonly Option[] = [], value: unknown): unknown {
  if (!field.choices || value === undefined || value === '') return value;
  const ids = [...Object.keys(field.choices), ...options.map((one) => one.value)];
  if (!Array.isArray(value)) return ids.includes(String(value)) ? value : undefined;
  const chosen = ids.filter((id) => value.includes(id));
  // The same list as before, so that its fields need not render again.
  return chosen.join() === value.join() ? value : chosen;
}

/** All faults after a refused submit: the form's own before the back end's. */
const allIssues = (form: AnyForm, own: readonly Issue[], reported: readonly Issue[]) =>
  [...Object.keys(form.fields), captchaName].flatMap(
    (name) => [...own, ...reported].find((one) => one.name === name) ?? [],
  );

/**
 * The state of a form: the visitor's entries come before the start values of a page.
 *
 * @param lacksCaptcha whether the captcha is required and not solved
 */
export function viewOf(
  form: AnyForm,
  preset: Preset,
  filling: Filling,
  lacksCaptcha = false,
): FormView {
  const { touched, isRefused, reported, outcome } = filling;
  const { start, fixed, options } = preset;
  const given = ownOf(filling, preset.visitor);
  const fields = Object.entries(form.fields as Fields);
  const valuesOf = (from: (name: string, field: Field) => unknown): Values =>
    Object.fromEntries(fields.map(([name, field]) => [name, from(name, field)]));
  const initial = valuesOf(
    (name, field) => offered(field, options[name], start[name]) ?? form.empty[name],
  );
  const values = valuesOf((name, field) =>
    name in fixed ? fixed[name] : (offered(field, options[name], given[name]) ?? initial[name]),
  );
  const { issues: wrong, values: tidied } = checked(form, values);
  const captcha = { name: captchaName, message: '/shared/required' };
  const own = isRefused && lacksCaptcha ? [...wrong, captcha] : wrong;
  const issues = isRefused ? allIssues(form, own, reported) : [];
  return {
    ...{ values, tidied, wrong, issues },
    shown: isRefused ? issues : wrong.filter(({ name }) => touched.has(name)),
    required: requiredOf(form, values),
    filled: fields.filter(
      ([name, field]) =>
        name in given &&
        !(name in fixed) &&
        values[name] !== initial[name] &&
        !field.isEmpty(values[name]),
    ).length,
    outcome: outcome.of === form ? outcome : none,
  };
}
