import type { ComponentType } from 'react';
import type { LateCode } from '../../importing';
import type { DateRules, RangeLimits } from '../date/date-rules';
import type { Texts } from '../i18n/texts';

/** The values of a form by field, as the visitor left them. */
export type Values = Readonly<Record<string, unknown>>;

/** One of the options of a choice. */
export interface Option {
  readonly value: string;
  /** As the visitor reads it. */
  readonly label: string;
}

/** A text's key with what the text is told. */
export type Said = readonly [key: string, ...given: unknown[]];

/** How a field stands in the body of a request, both ways: the stand-in back end reads it back. */
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
}

/** What a control is given: its field's name, and the field as it was declared. */
export interface ControlProps<F = never> {
  readonly name: string;
  readonly declared: F;
}

/** What every kind makes of its options. */
interface Base<V> extends FieldOptions<V> {
  readonly label: string;
  readonly empty: V;
  /** Whether a value is of the kind's type: what a draft or a request holds may not be. */
  readonly is: (value: unknown) => boolean;
  readonly isEmpty: (value: V) => boolean;
  /** The value as it is sent. */
  readonly tidy?: (value: V) => V;
  /** What is wrong with a tidied value that is not empty: the key of a text. */
  readonly fault?: (value: V) => string | undefined;
  /** The kind's own texts. */
  readonly texts?: Texts;
  /** A control that few forms need comes late; the others stand in `controls.tsx`. */
  readonly control?: LateCode<ComponentType<ControlProps>>;
  /** A second line beside the message of a value that is wrong. */
  readonly remark?: (value: V) => Said | undefined;
  /** Without one, a value of the kind's type is kept as it is; null is not kept. */
  readonly draft?: Draft<V> | null;
}

export type TextKind = 'text' | 'email' | 'phone' | 'postal-code';
export interface TextField extends Base<string> {
  readonly kind: TextKind;
  readonly autoComplete?: string;
  /** Characters at most. */
  readonly maxLength?: number;
}
export interface AreaField extends Base<string> {
  readonly kind: 'area';
  /** Characters at most [FORM-08]. */
  readonly maxLength: number;
}
/** Labels of the options by value; more come from the view (`options` of `Form`). */
export type Choices = Readonly<Record<string, string>>;
export interface ChoiceField extends Base<string> {
  readonly kind: 'select' | 'radio';
  readonly choices: Choices;
}
export interface CheckboxField extends Base<boolean> {
  readonly kind: 'checkbox';
  /** Text of the link below it; its address comes from the view (`links` of `Form`). */
  readonly link?: string;
}
/** The value is the ids of the options. */
export interface CheckboxesField extends Base<readonly string[]> {
  readonly kind: 'checkboxes';
  readonly choices: Choices;
}
export interface StarsField extends Base<number> {
  readonly kind: 'stars';
}
/** What is chosen: nothing is '' with id 0 [FORM-17]. */
export interface ChosenProduct {
  readonly title: string;
  readonly productId: number;
}
export interface ProductField extends Base<ChosenProduct> {
  readonly kind: 'product';
}
/** The value is an ISO day, or what was typed when that is none. */
export interface DateField extends Base<string> {
  readonly kind: 'date';
  readonly rules: DateRules;
}
/** The value is an ISO interval, `2026-11-05/2026-11-09`, or what was typed. */
export interface DateRangeField extends Base<string> {
  readonly kind: 'date-range';
  readonly rules: DateRules;
  readonly limits: RangeLimits;
}
/** A file of a form. One without data is still being read, or is to be chosen again. */
export interface FormFile {
  readonly Name: string;
  /** Its data URL: the text of a Blob in a page, which need not hold 20 MB of text, '' is none. */
  readonly Data: string | Blob;
  /** As the visitor chose it, to be looked at. */
  readonly file?: File | undefined;
  /** A draft knows its name only. */
  readonly again?: boolean | undefined;
}
export interface FilesField extends Base<readonly FormFile[]> {
  readonly kind: 'files';
  /** MIME types that are taken; `image/*` is any image [FORM-12]. */
  readonly types: readonly string[];
  /** How many at most [FORM-14]. */
  readonly max: number;
}
/** Not shown: fixed, or given by the view (`fixed` of `Form`). */
export interface HiddenField extends Base<unknown> {
  readonly kind: 'hidden';
}

export type Field =
  | TextField
  | AreaField
  | ChoiceField
  | CheckboxField
  | CheckboxesField
  | StarsField
  | ProductField
  | DateField
  | DateRangeField
  | FilesField
  | HiddenField;

/** The field of a kind. */
export type FieldOf<K extends Field['kind']> = Field extends infer F
  ? F extends { readonly kind: infer Own }
    ? K extends Own
      ? F
      : never
    : never
  : never;
