import { type AnyForm, checked, type Fault, type Fields, requiredOf } from './define-form';
import type { Field, Option, Values } from './field';

/** The captcha's name among the fields, where its absence is an error. */
export const captchaName = 'captcha';

/** What became of a press of the button that sends; `none` before the first. */
export interface Press {
  readonly is: 'none' | 'refused' | 'sending' | 'leaving' | 'sent' | 'failed';
  /** Faults that the back end found, each until its field is changed. */
  readonly fromServer?: readonly Fault[];
  /** Why sending failed, if it did. */
  readonly error?: unknown;
  /** How many percent have been sent, if it is known and takes time. */
  readonly share?: number | undefined;
  /** Whether the captcha is required again. */
  readonly asks?: boolean;
}

/** Whether it is being sent, or the page goes to the success page. */
export const isUnderWay = ({ is }: Press): boolean => is === 'sending' || is === 'leaving';

/** What a visitor has done in a form; all that it shows follows from this. */
export interface Entered {
  /** The entries, by field, including emptied ones; choices are ids. */
  readonly entries: Values;
  /** The visitor who made them, if known. */
  readonly visitor: string;
  /** The fields that the visitor has left with a value: their messages may show. */
  readonly touched: ReadonlySet<string>;
  /** What became of the last press, and in which of several forms it was. */
  readonly lastPress: Press & { readonly of?: AnyForm };
}

const none: Press = { is: 'none' };
export const untouched: Entered = {
  entries: {},
  visitor: '',
  touched: new Set(),
  lastPress: none,
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

/** The entries, unless another customer made them; a guest may log in meanwhile. */
export const entriesOf = ({ entries, visitor: by }: Entered, visitor: string): Values =>
  by === '' || by === visitor ? entries : {};

/** The part of a chosen value that is offered at present; undefined if nothing remains. */
function offered(field: Field, options: readonly Option[] = [], value: unknown): unknown {
  if (!field.choices || value === undefined || value === '') return value;
  const ids = [...Object.keys(field.choices), ...options.map((one) => one.value)];
  if (!Array.isArray(value)) return ids.includes(String(value)) ? value : undefined;
  const chosen = ids.filter((id) => value.includes(id));
  // The same list as before, so that its fields need not render again.
  return chosen.join() === value.join() ? value : chosen;
}

/**
 * The state of a form: the visitor's entries come before the start values of a page.
 *
 * @param lacksCaptcha whether the captcha is required and not solved
 */
export function viewOf(form: AnyForm, preset: Preset, entered: Entered, lacksCaptcha = false) {
  const { start, fixed, options } = preset;
  const lastPress = entered.lastPress.of === form ? entered.lastPress : none;
  const entries = entriesOf(entered, preset.visitor);
  const fields = Object.entries(form.fields as Fields);
  const valuesOf = (from: (name: string, field: Field) => unknown): Values =>
    Object.fromEntries(fields.map(([name, field]) => [name, from(name, field)]));
  const initial = valuesOf(
    (name, field) => offered(field, options[name], start[name]) ?? form.empty[name],
  );
  const values = valuesOf((name, field) =>
    name in fixed ? fixed[name] : (offered(field, options[name], entries[name]) ?? initial[name]),
  );
  const { faults, values: tidied } = checked(form, values);
  const isRefused = lastPress.is === 'refused';
  const captcha = { name: captchaName, message: '/shared/required' };
  // The form's own faults come before the back end's.
  const all = [...faults, ...(lacksCaptcha ? [captcha] : []), ...(lastPress.fromServer ?? [])];
  const listed: readonly Fault[] = [...fields.map(([name]) => name), captchaName].flatMap(
    (name) => (isRefused && all.find((one) => one.name === name)) || [],
  );
  return {
    /** The values of all fields, as the visitor entered them. */
    values,
    /** The values as they are sent. */
    tidied,
    /** Their faults, visible or not. */
    faults,
    /** What the summary of a refused press lists, in the order of the fields, the captcha last. */
    listed,
    /** The faults in fields that the visitor has left; all faults after a refused press. */
    visible: isRefused ? listed : faults.filter(({ name }) => entered.touched.has(name)),
    required: requiredOf(form, values),
    /** How many fields the visitor has filled. */
    filled: fields.filter(
      ([name, field]) =>
        name in entries &&
        !(name in fixed) &&
        values[name] !== initial[name] &&
        !field.isEmpty(values[name]),
    ).length,
    /** What became of the last press in this form. */
    lastPress,
  };
}
export type FormView = ReturnType<typeof viewOf>;
