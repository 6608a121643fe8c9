import type { ApiClient, CallOptions } from '../../api/client';
import type { FormAnswer, FormRequest } from '../../api/form-answer';
import type { Texts } from '../i18n/texts';
import type { Brand } from '../page/brand';
import type { Language } from '../page/language';
import { type Body, wrapped } from './body';
import type { Field, Option, Values, Wire } from './field';
import type { formTexts } from './form.texts';

// A form is declared once: the page shows it and the stand-in back end checks what it is sent by
// the same declaration.

export type Fields = Readonly<Record<string, Field>>;
/** Fields that stand side by side where there is room. */
export type Row<F extends Fields = Fields> = readonly (keyof F & string)[];
/** Rows under a heading of their own. */
export interface Group<F extends Fields = Fields> {
  readonly legend: string;
  readonly rows: readonly Row<F>[];
}

/** A text of the kit that a form or a page may replace. */
export type Word = keyof typeof formTexts | '/shared/required' | '/shared/error';

/** What a form may want to know when it sends. */
export interface Sending extends CallOptions {
  /** All values, also of fields that are not sent. */
  readonly values: Values;
  /** The attributes of the widget that the form is. */
  readonly props: Values;
  readonly brand: Brand;
  readonly language: Language;
}

interface Declaration<F extends Fields, R> {
  /** Names the form in its events and drafts. */
  readonly name: string;
  /** Names its draft, whatever the page says it is about. */
  readonly draft?: string;
  /** Its own texts, which labels, choices and messages name by key. */
  readonly texts: Texts;
  /** Its name for those who do not see it. */
  readonly label: string;
  readonly fields: F;
  /** Its one field and its button stand side by side where there is room. */
  readonly inLine?: boolean;
  /** The order and the company of the fields; without it each has a row of its own. */
  readonly rows?: readonly (Row<F> | Group<F>)[];
  /** What a visitor without a token gets: nothing, or an error. None is asked without it. */
  readonly captcha?: 'silent' | 'error';
  /** False: a refused submit lists nothing and leads to the first wrong field. */
  readonly summary?: boolean;
  /** Where a failure is said; on the button it stays until that is pressed again [FBUS-03]. */
  readonly failure?: 'notice' | 'button';
  /**
   * While something required is missing the button is disabled, and this text, by its key, says why
   * [CHK-18].
   */
  readonly untilFilled?: string;
  /** Keys of its own texts for texts of the kit. */
  readonly words?: Readonly<Partial<Record<Word, string>>>;
  /**
   * Sends what `body` made. Without `isSuccess` in what it resolves to, it is a success. A form
   * that its view posts in the ordinary way has none.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a call that reads no answer gives none.
  readonly send?: (api: ApiClient, request: R, sending: Sending) => Promise<FormAnswer | void>;
}

/** A form as it was declared, with what follows from its fields. */
export interface Form<F extends Fields = Fields, R = unknown> extends Declaration<F, R> {
  readonly body: Body<R>;
  readonly empty: Values;
}

// biome-ignore lint/suspicious/noExplicitAny: of any fields and any request.
export type AnyForm = Form<any, any>;

/** Whether a field must be filled, as the values stand. */
const isRequired = ({ required = false }: Field, values: Values): boolean =>
  typeof required === 'function' ? required(values) : required;

/** Declares a form, once for all who need it: see docs/architecture/forms.md. */
export function defineForm<const F extends Fields, R = FormRequest>(
  declaration: Declaration<F, R> & { readonly body?: Body<R> },
): Form<F, R> {
  const fields: [string, Field][] = Object.entries(declaration.fields);
  return {
    // A body of another shape comes with the declaration that has its type.
    body: wrapped as unknown as Body<R>,
    ...declaration,
    texts: Object.assign({}, ...fields.map(([, field]) => field.texts), declaration.texts),
    empty: Object.fromEntries(fields.map(([name, { start, empty }]) => [name, start ?? empty])),
  };
}

/** The names of the fields that must be filled, as the values stand. */
export const requiredOf = (form: AnyForm, values: Values): ReadonlySet<string> =>
  new Set(Object.keys(form.fields).filter((name) => isRequired(form.fields[name], values)));

/** What is wrong in a field. */
export interface Issue {
  readonly name: string;
  /** Key of the message. */
  readonly message: string;
  /** Said instead of the message: the back end's own words. */
  readonly told?: string;
}

/** What is said of a required field that is empty; of the captcha, too, which is no field. */
export const missingOf = (field?: Field): string => field?.missing ?? '/shared/required';

/** What is wrong with a tidied value: the key of a text, or a word about a wrong type. */
function faultOf(field: Field, value: unknown, values: Values): string | undefined {
  if (!field.is(value)) return 'is of another type';
  if (!field.isEmpty(value)) return field.fault?.(value);
  return isRequired(field, values) ? missingOf(field) : undefined;
}

/** The values as they are sent, and what is wrong with them: one issue a field, in their order. */
export function checked(
  form: AnyForm,
  given: Values,
): { values: Values; issues: readonly Issue[] } {
  const fields: [string, Field][] = Object.entries(form.fields);
  const values = Object.fromEntries(
    fields.map(([name, { is, tidy }]) => {
      const value = given[name];
      return [name, tidy && is(value) ? tidy(value, given) : value];
    }),
  );
  const issues = fields.flatMap(([name, field]) => {
    const message = faultOf(field, values[name], values);
    return message ? [{ name, message }] : [];
  });
  return { values, issues };
}

/** Sends a value under its own name, as it is. */
const asIs = (name: string): Wire<unknown> => ({
  names: [name],
  write: (value) => ({ [name]: value }),
  read: (data) => data[name],
});

/** How a field is sent; undefined for one that is not, and for files, which go beside the data. */
export const wireOf = (name: string, field: Field) =>
  field.kind === 'files' || field.wire === null ? undefined : (field.wire ?? asIs)(name);

/** A field as a request names it: `Data.Email`; several where its parts are sent apart. */
export const placesOf = ({ body }: AnyForm, name: string, field: Field): readonly string[] =>
  field.kind === 'files'
    ? ['Files']
    : (wireOf(name, field)?.names ?? []).map(
        (one) => `${(body as Body<unknown>).before ?? ''}${one}`,
      );

/**
 * The request of checked values.
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
  const data = entries.map(([name, field]) =>
    wireOf(name, field)?.write(values[name], options[name] ?? []),
  );
  const attached = entries.find(([, { kind }]) => kind === 'files');
  const files = (attached && values[attached[0]]) as { Name: string; Data: string }[] | undefined;
  return form.body.write({
    data: Object.assign({}, ...data),
    files: files?.map(({ Name, Data }) => ({ Name, Data })) ?? null,
    token,
  });
}
