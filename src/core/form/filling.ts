import { type AnyForm, checked, type Issue, isEmpty, requiredOf } from './define-form';
import type { Values } from './field';

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

/** What a visitor has done to a form; all that it shows follows from this. */
export interface Filling {
  /** The values that were given, by field, or that a draft has kept. */
  readonly given: Values;
  /** Whether the visitor has given any: then there is something to keep. */
  readonly isTyped: boolean;
  /** The fields that were left with something in them: their messages may show. */
  readonly left: ReadonlySet<string>;
  /** Counts the refused submits. */
  readonly refused: number;
  /** What the back end found wrong, each until its field is changed or sent again. */
  readonly told: readonly Issue[];
}

export const untouched: Filling = {
  given: {},
  isTyped: false,
  left: new Set(),
  refused: 0,
  told: [],
};

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
  readonly refused: number;
}

/** What a page sets of a form, by field. */
export interface Preset {
  /** Values at the start. */
  readonly start: Values;
  /** Values that stand. */
  readonly fixed: Values;
  /** Whether the captcha is required and was not ticked. */
  readonly lacksCaptcha: () => boolean;
}

/** All that is wrong once a submit was refused: the form's own findings before the back end's. */
function allIssues(form: AnyForm, own: readonly Issue[], told: readonly Issue[]) {
  const more = told.filter(({ name }) => !own.some((one) => one.name === name));
  if (more.length === 0) return own;
  return [...Object.keys(form.fields), captchaName].flatMap((name) =>
    [...own, ...more].filter((one) => one.name === name),
  );
}

/** How a form stands by what was done to it: what the visitor gave counts over what a page starts with. */
export function viewOf(form: AnyForm, preset: Preset, filling: Filling): FormView {
  const { given, left, refused, told } = filling;
  const { start, fixed, lacksCaptcha } = preset;
  const initial: Values = { ...form.empty, ...start };
  const values: Values = { ...initial, ...given, ...fixed };
  const { issues: wrong, values: tidied } = checked(form, values);
  const captcha = { name: captchaName, message: '/shared/required' };
  const own = refused > 0 && lacksCaptcha() ? [...wrong, captcha] : wrong;
  const issues = refused > 0 ? allIssues(form, own, told) : [];
  return {
    ...{ values, tidied, wrong, issues, refused },
    shown: refused > 0 ? issues : wrong.filter(({ name }) => left.has(name)),
    required: requiredOf(form, values),
    filled: Object.keys(given).filter(
      (name) =>
        name in form.fields &&
        !(name in fixed) &&
        given[name] !== initial[name] &&
        !isEmpty(form.fields[name], given[name]),
    ).length,
  };
}
