import { type AnyForm, checked, type Fields, type Issue, requiredOf } from './define-form';
import type { Field, Option, Values } from './field';

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

/** What has become of sending: `refused` is by the back end, which has named what is wrong. */
export interface Outcome {
  readonly is: 'none' | 'sending' | 'leaving' | 'sent' | 'failed' | 'refused';
  /** Whether the captcha is asked for again. */
  readonly asks?: boolean;
  /** The one of several forms that was sent. */
  readonly of?: AnyForm;
}

/** Whether it is being sent, or on the way to the success page. */
export const isUnderWay = ({ is }: Outcome): boolean => is === 'sending' || is === 'leaving';

/** What a visitor has done to a form; all that it shows follows from this. */
export interface Filling {
  /** What was given, by field, also what was emptied; choices are ids. */
  readonly given: Values;
  /** The visitor who gave it, as far as that was known. */
  readonly visitor: string;
  /** The fields that were left with something in them: their messages may show. */
  readonly touched: ReadonlySet<string>;
  /** Whether a submit was refused: then all messages show. */
  readonly isRefused: boolean;
  /** What the back end found wrong, each until its field is changed or sent again. */
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

/** What a page sets of a form, by field. */
export interface Preset {
  /** Values at the start, which the visitor may change. */
  readonly start: Values;
  /** Values that stand; a visible field is locked then. */
  readonly fixed: Values;
  /** Options of choices that only the page knows. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** The visitor; '' while nobody knows. */
  readonly visitor: string;
}

/** How a form stands. */
export interface FormView {
  /** The values of all fields, as the visitor left them. */
  readonly values: Values;
  /** The same as they are sent. */
  readonly tidied: Values;
  /** What is wrong with them, shown or not. */
  readonly wrong: readonly Issue[];
  /** What a refused submit lists, in the order of the fields, the captcha last. */
  readonly issues: readonly Issue[];
  /** What is wrong in fields that have been left, and in all once a submit was refused. */
  readonly shown: readonly Issue[];
  readonly required: ReadonlySet<string>;
  /** How many fields the visitor has filled. */
  readonly filled: number;
  readonly outcome: Outcome;
}

/** What was given, unless another customer gave it; a guest may log in meanwhile. */
export const ownOf = ({ given, visitor: by }: Filling, visitor: string): Values =>
  by === '' || by === visitor ? given : {};

/** What of a choice is offered here and now; undefined where that is nothing. */
function offered(field: Field, options: readonly Option[] = [], value: unknown): unknown {
  if (!field.choices || value === undefined || value === '') return value;
  const ids = [...Object.keys(field.choices), ...options.map((one) => one.value)];
  if (!Array.isArray(value)) return ids.includes(String(value)) ? value : undefined;
  const chosen = ids.filter((id) => value.includes(id));
  // The same list as before, so that whoever shows it need not render again.
  return chosen.join() === value.join() ? value : chosen;
}

/** All that is wrong once a submit was refused: the form's own findings before the back end's. */
function allIssues(form: AnyForm, own: readonly Issue[], reported: readonly Issue[]) {
  const more = reported.filter(({ name }) => !own.some((one) => one.name === name));
  return [...Object.keys(form.fields), captchaName].flatMap((name) =>
    [...own, ...more].filter((one) => one.name === name),
  );
}

/**
 * How a form stands by what was done to it: what the visitor gave counts over what a page starts
 * with.
 *
 * @param lacksCaptcha whether the captcha is required and was not ticked
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
