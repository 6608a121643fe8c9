import type { CallName } from '../core/element/contract';
import type { Kinds } from './slips';

/** The fields of an item by name, each with those inside of it, or with the values it knows. */
export interface FieldNames {
  readonly [name: string]: FieldNames | readonly string[];
}

/** The names editors can use, as the build takes them from the contracts and the settings. */
export interface Vocabulary {
  /** By tag: its attributes by camelCase name, each with the fields of its items. */
  readonly tags: Readonly<Record<string, FieldNames>>;
  /** By tag: when a widget shows what it shows nothing of where it stands. */
  readonly unseen: Readonly<Record<string, string>>;
  /** By tag: what to use instead of an attribute that is to go, by its camelCase name. */
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By tag: fields of its lists and objects that nothing is right without, as `product.code`. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** By tag: what its values are of; see slips.ts. */
  readonly kinds: Readonly<Record<string, Kinds>>;
  /** By tag: its calls, one of which knows its categories; of tags without any, none. */
  readonly calls: Readonly<Record<string, readonly CallName[]>>;
  /** Tags that show what is between them, in no named slot. */
  readonly slotted: readonly string[];
  /** Tags whose documentation has words between them, which stand in till the widget comes. */
  readonly standIns: readonly string[];
  /** Attributes of every tag, camelCase. */
  readonly common: readonly string[];
  /** Keys of the widgets' texts, which a page may translate. */
  readonly texts: readonly string[];
}
