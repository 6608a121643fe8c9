import type { Kinds } from './slips';

/** The fields of an item by name, each with its inner fields, or with its known values. */
export interface FieldNames {
  readonly [name: string]: FieldNames | readonly string[];
}

/** The names that editors can use; the build takes them from the contracts and the settings. */
export interface Vocabulary {
  /** By tag: its attributes by camelCase name, each with the fields of its items. */
  readonly tags: Readonly<Record<string, FieldNames>>;
  /** By tag: when a widget that shows nothing in its place appears. */
  readonly unseen: Readonly<Record<string, string>>;
  /** By tag: what to use instead of a deprecated attribute, by its camelCase name. */
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By tag: required fields of its lists and objects, as `product.code`. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** By tag: the kinds of its values; see slips.ts. */
  readonly kinds: Readonly<Record<string, Kinds>>;
  /** By tag: the path of its search, which knows its categories. */
  readonly searches: Readonly<Record<string, string | undefined>>;
  /** Tags that show the content between them, in no named slot. */
  readonly slotted: readonly string[];
  /** Tags whose documentation has text between them, which shows until the widget renders. */
  readonly standIns: readonly string[];
  /** Attributes of every tag, camelCase. */
  readonly common: readonly string[];
  /** Keys of the widgets' texts, which a page may translate. */
  readonly texts: readonly string[];
}
