import type { ComponentType } from 'react';
import type { Elements } from '../element/elements';
import type { Texts } from '../i18n/texts';

/** The values of a form by field, as the visitor left them. */
export type Values = Readonly<Record<string, unknown>>;

/** One of the options of a choice. */
export interface Option {
  readonly value: string;
  /** As the visitor reads it. */
  readonly label: string;
}

/** Labels of the options by value; more come from the view (`options` of `Form`). */
export type Choices = Readonly<Record<string, string>>;

/** A text's key with what the text is told. */
export type Said = readonly [key: string, ...given: unknown[]];

/** How a field is in the body of a request, both ways: the stand-in back end reads it back. */
export interface Wire<V> {
  /** The names it has in the body. */
  readonly names: readonly string[];
  /** `options` are those that the view gives: a request may ask for their labels. */
  readonly write: (value: V, options: readonly Option[]) => Values;
  readonly read: (data: Values) => unknown;
}

/** How a field outlives a reload; what gives undefined is not kept. */
export interface Draft<V> {
  readonly write: (value: V) => unknown;
  readonly read: (kept: unknown) => V | undefined;
}

/** What a declaration may say of a field of any kind; texts are keys of the form's texts. */
export interface FieldOptions<V> {
  readonly hint?: string;
  /** Always, never (without it), or as the other values stand [FORM-07]. */
  readonly required?: boolean | ((values: Values) => boolean);
  /** Said when it is required and empty, instead of the usual text. */
  readonly missing?: string;
  /** Its name in the summary, where that is not its label [FORM-06]. */
  readonly listedAs?: string;
  /** Whether a required field shows its asterisk [UI-01]. */
  readonly asterisk?: boolean;
  /** Its value before the visitor gives one. */
  readonly start?: V;
  /** How it is sent, where that is not `{ name: value }`; null is not sent at all. */
  readonly wire?: ((name: string) => Wire<V>) | null;
  /** Of its kind, or of who shares it. */
  readonly texts?: Texts;
}

/** What a control is given: its field's name, and the field as it was declared. */
export interface ControlProps<F = Field> {
  readonly name: string;
  readonly declared: F;
  /** Stands there while the code of a late one is on its way. */
  readonly fallback?: Elements;
}

/**
 * A field as its kind makes it of what was declared: a type, a tidying, a check, how it is sent and
 * how it is given. Each kind is a file of `kinds/`, or of a folder of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any type of value.
export interface Field<V = any> extends FieldOptions<V> {
  readonly kind: string;
  readonly label: string;
  readonly empty: V;
  /** Whether a value is of the kind's type: what a draft or a request holds may not be. */
  readonly is: (value: unknown) => boolean;
  readonly isEmpty: (value: V) => boolean;
  /** The value as it is sent; the others are as the visitor left them. */
  readonly tidy?: (value: V, values: Values) => V;
  /** What is wrong with a tidied value that is not empty: the key of a text. */
  readonly fault?: (value: V) => string | undefined;
  /** A second line beside the message of a value that is wrong. */
  readonly remark?: (value: V) => Said | undefined;
  /** Of a choice; others than these are not taken from a page, a draft or an address. */
  readonly choices?: Choices;
  /** None of a field that nobody sees. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind's own.
  readonly control?: ComponentType<ControlProps<any>>;
  /** How high a control that comes late will be, in rem. */
  readonly height?: number;
  /** Without one, a value of the kind's type is kept as it is; null is not kept. */
  readonly draft?: Draft<V> | null;
}
