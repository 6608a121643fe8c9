import type { ApiClient, CallOptions } from '../../api/client';
import type { FormAnswer, FormRequest } from '../../api/form-answer';
import type { Texts } from '../i18n/texts';
import type { Brand } from '../page/brand';
import { type Body, wrapped } from './body';
import type { Field, Option, Values, Wire } from './field';
import type { formTexts } from './form.texts';

export type Fields = Readonly<Record<string, Field>>;
/** Fields side by side where there is room. */
export type Row<F extends Fields = Fields> = readonly (keyof F & string)[];
/** Rows with their own heading. */
export interface Group<F extends Fields = Fields> {
  readonly legend: string;
  readonly rows: readonly Row<F>[];
}

/** A text of the form kit that a form or a page may replace. */
export type Word = keyof typeof formTexts | '/shared/required' | '/shared/error';

/** What a form may need when it sends. */
export interface Sending extends CallOptions {
  /** The attributes of the widget that shows the form. */
  readonly props: Values;
  readonly brand: Brand;
}

interface Declaration<F extends Fields, R> {
  /** The form's name in its events and drafts. */
  readonly name: string;
  /** The name of its draft, whatever the page says it is about. */
  readonly draft?: string;
  /** Its own texts; labels, choices and messages are keys of them. */
  readonly texts: Texts;
  /** Its name for screen readers. */
  readonly label: string;
  readonly fields: F;
  /** Whether its one field and its button are side by side where there is room. */
  readonly inLine?: boolean;
  /** The order of the fields and their rows; by default each has its own row. */
  readonly rows?: readonly (Row<F> | Group<F>)[];
  /** What a visitor without a token gets: nothing, or an error. By default there is no captcha. */
  readonly captcha?: 'silent' | 'error';
  /** False: a refused submit shows no list, but moves to the first wrong field. */
  readonly summary?: boolean;
  /** Where a failure shows; on the button it stays until the next press [FBUS-03]. */
  readonly failure?: 'notice' | 'button';
  /**
   * While a required value is missing, the button is disabled and shows this text, by its key
   * [CHK-18].
   */
  readonly untilFilled?: string;
  /** Keys of its own texts that replace texts of the kit. */
  readonly words?: Readonly<Partial<Record<Word, string>>>;
  /**
   * Sends what `body` made. A result without `isSuccess` is a success. A form that its view posts
   * in the browser's way has none.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a call that reads no answer gives none.
  readonly send?: (api: ApiClient, request: R, sending: Sending) => Promise<FormAnswer | void>;
}

/** A declared form, with what follows from its fields. */
export interface Form<F extends Fields = Fields, R = unknown> extends Declaration<F, R> {
  readonly body: Body<R>;
  readonly empty: Values;
}

// biome-ignore lint/suspicious/noExplicitAny: of any fields and any request.
export type AnyForm = Form<any, any>;

/** Whether a field is required, by the values. */
const isRequired = ({ required = false }: Field, values: Values): boolean =>
  typeof required === 'function' ? required(values) : required;

/** Declares a form, once for all its users: see docs/architecture/forms.md. */
export function defineForm<const F extends Fields, R = FormRequest>(
  declaration: Declaration<F, R> & { readonly body?: Body<R> },
): Form<F, R> {
  const fields: [string, Field][] = Object.entries(declaration.fields);
  return {
    // A body of another shape comes with a declaration that has its type.
    body: wrapped as unknown as Body<R>,
    ...declaration,
    texts: Object.assign({}, ...fields.map(([, field]) => field.texts), declaration.texts),
    empty: Object.fromEntries(fields.map(([name, { start, empty }]) => [name, start ?? empty])),
  };
}

/** The names of the required fields, by the values. */
export const requiredOf = (form: AnyForm, values: Values): ReadonlySet<string> =>
  new Set(Object.keys(form.fields).filter((name) => isRequired(form.fields[name], values)));

/** A fault in a field. */
export interface Fault {
  readonly name: string;
  /** Key of the message. */
  readonly message: string;
  /** Shown instead of the message: the back end's own words. */
  readonly words?: string;
}

/** The message for an empty required field; also for the captcha, which is no field. */
export const missingOf = (field?: Field): string => field?.missing ?? '/shared/required';

/** The fault of a tidied value: the key of a text, or a word about a wrong type. */
function faultOf(field: Field, value: unknown, values: Values): string | undefined {
  if (!field.is(value)) return 'is of another type';
  if (!field.isEmpty(value)) return field.fault?.(value);
  return isRequired(field, values) ? missingOf(field) : undefined;
}

/** The values as they are sent, and their faults: at most one per field, in the fields' order. */
export function checked(
  form: AnyForm,
  entries: Values,
): { values: Values; faults: readonly Fault[] } {
  const fields: [string, Field][] = Object.entries(form.fields);
  const values = Object.fromEntries(
    fields.map(([name, { is, tidy }]) => {
      const value = entries[name];
      return [name, tidy && is(value) ? tidy(value, entries) : value];
    }),
  );
  const faults = fields.flatMap(([name, field]) => {
    const message = faultOf(field, values[name], values);
    return message ? [{ name, message }] : [];
  });
  return { values, faults };
}

/** Sends a value under its own name, as it is. */
const asIs: Wire<unknown> = (name, value) => ({ [name]: value });

/** What is sent of a field; nothing of files, which are beside the data. */
const sentOf = (name: string, field: Field, value: unknown, options: readonly Option[] = []) =>
  field.kind === 'files' || field.wire === null ? {} : (field.wire ?? asIs)(name, value, options);

/** A field's names in the data of a request: several where its parts are sent separately. */
export const namesOf = (name: string, field: Field): readonly string[] =>
  Object.keys(sentOf(name, field, field.empty));

/** Where a field is in a request: `Data.Email`, or `Email` where its body has no such part. */
export function placesOf({ body }: AnyForm, name: string, field: Field): readonly string[] {
  if (field.kind === 'files') return ['Files'];
  const isWrapped = 'Data' in body({ data: {}, files: null, token: '' });
  return namesOf(name, field).map((one) => (isWrapped ? `Data.${one}` : one));
}

/**
 * The request with checked values.
 *
 * @param options of choices that only the page knows, by field
 */
export function requestOf<R>(
  form: Form<Fields, R>,
  values: Values,
  token: string,
  options: Readonly<Record<string, readonly Option[]>> = {},
): R {
  const entries = Object.entries(form.fields);
  const data = entries.map(([name, field]) => sentOf(name, field, values[name], options[name]));
  const attached = entries.find(([, { kind }]) => kind === 'files');
  const files = (attached && values[attached[0]]) as { Name: string; Data: string }[] | undefined;
  return form.body({
    data: Object.assign({}, ...data),
    files: files?.map(({ Name, Data }) => ({ Name, Data })) ?? null,
    token,
  });
}
