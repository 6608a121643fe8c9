import type { ComponentType } from 'react';
import type { ApiClient } from '../../api/client';
import type { Elements } from '../element/elements';
import type { Widget } from '../element/widget-context';
import type { Texts } from '../i18n/texts';
import type { Language } from '../page/language';

/** The values of a form by field, as the visitor entered them. */
export type Values = Readonly<Record<string, unknown>>;

/** One of the options of a choice. */
export interface Option {
  readonly value: string;
  /** The text that the visitor reads. */
  readonly label: string;
}

/** Labels of the options by value; more come from the view (`options` of `Form`). */
export type Choices = Readonly<Record<string, string>>;

/** A text's key with the text's arguments. */
export type Said = readonly [key: string, ...values: unknown[]];

/**
 * What a field's value is in the body of a request: always under the same names.
 *
 * @param options those from the view: a request may need their labels
 */
export type Wire<V> = (name: string, value: V, options: readonly Option[]) => Values;

/** How a field is stored over a reload; undefined is not stored. */
export interface Draft<V> {
  readonly write: (value: V) => unknown;
  readonly read: (stored: unknown) => V | undefined;
}

/** What a declaration may set for a field of any kind; texts are keys, one possibly by language. */
export interface FieldOptions<V> {
  readonly hint?: string | ((language: Language) => string);
  /** Always, never (the default), or depending on the other values [FORM-07]. */
  readonly required?: boolean | ((values: Values) => boolean);
  /** Shown when it is required and empty, instead of the usual text. */
  readonly missing?: string;
  /** Its name in the summary, if that is not its label, which is `{0}` in it [FORM-06]. */
  readonly listedAs?: string;
  /** Whether a required field shows its asterisk [UI-01]. */
  readonly asterisk?: boolean;
  /** Its value before the visitor enters one. */
  readonly start?: V;
  /** How it is sent, if not as `{ name: value }`; null is not sent at all. */
  readonly wire?: Wire<V> | null;
  /** Texts of its kind, or of those that share it. */
  readonly texts?: Texts;
}

/** What a declaration may set for a choice. */
export type ChoiceOptions<V> = FieldOptions<V> & Pick<Field, 'choices'>;

/** The props of a control: its field's name, and the field's declaration. */
export interface ControlProps<F = Field> {
  readonly name: string;
  readonly declared: F;
  /** Shown while the code of a late control loads. */
  readonly fallback?: Elements;
}

/**
 * A field, made by its kind from the declaration: a type, a tidying, a check, a request format and
 * a control. Each kind is a file of `kinds/`, or a folder of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any type of value.
export interface Field<V = any> extends FieldOptions<V> {
  readonly kind: string;
  readonly label: string;
  readonly empty: V;
  /** Whether a value has the kind's type: one from a draft or a request may not. */
  readonly is: (value: unknown) => boolean;
  readonly isEmpty: (value: V) => boolean;
  /** The value as it is sent; the other values are as the visitor entered them. */
  readonly tidy?: (value: V, values: Values) => V;
  /** The fault of a tidied value that is not empty: the key of a text. */
  readonly fault?: (value: V) => string | undefined;
  /** A second line below the message: what exactly is wrong with the value. */
  readonly detail?: (value: V) => Said | undefined;
  /** The values of a choice; others from a page, a draft or an address are ignored. */
  readonly choices?: Choices;
  /** Absent for a hidden field. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind's own.
  readonly control?: ComponentType<ControlProps<any>>;
  /** The height of a control that loads late, in rem. */
  readonly height?: number;
  /** By default a value of the kind's type is stored as it is; null is not stored. */
  readonly draft?: Draft<V> | null;
  /** Makes the client for a request with a value; it tells how many percent have been sent. */
  readonly client?: (
    widget: Widget,
    value: V,
    onShare: (percent?: number) => void,
  ) => Promise<ApiClient>;
}
