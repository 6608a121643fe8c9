import type { Fields } from './fields';

/** The names that editors can use; the build takes them from the contracts and the settings. */
export interface Vocabulary {
  /** By tag: its attributes by camelCase name. */
  readonly tags: Readonly<Record<string, Fields>>;
  /** By tag: when a widget that shows nothing in its place appears. */
  readonly unseen: Readonly<Record<string, string>>;
  /** By tag: what to use instead of a deprecated attribute, by its camelCase name. */
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By tag: the path of its search, which knows its categories. */
  readonly searches: Readonly<Record<string, string | undefined>>;
  /** Tags that show the content between them, in no named slot. */
  readonly slotted: readonly string[];
  /** Tags whose documentation has text between them, which shows until the widget renders. */
  readonly standIns: readonly string[];
  /** The attributes of every tag by camelCase name. */
  readonly common: Fields;
  /** Keys of the widgets' texts, which a page may translate. */
  readonly texts: readonly string[];
}
