import type { Holds } from '../api/field';
import type { Purpose } from '../core/element/contract';
import type { Attribute } from '../core/element/reading/attributes';

/** What JSON Schema has no keyword for: about a widget, one of its values, or a text in them. */
export interface Marks {
  /** For a widget: its tag, its purpose, and the slots between its tags. */
  readonly tag?: string;
  readonly purpose?: Purpose | undefined;
  readonly slots?: Readonly<Record<string, string>>;
  readonly kind?: Attribute<unknown>['kind'];
  /** The tag's attribute for this value; without one it is in the JSON child, by its key. */
  readonly attribute?: string;
  /** Whether every widget has it. */
  readonly common?: true;
  readonly holds?: Holds;
}

/** A JSON Schema, as far as we write it for a widget's values and forms read it. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly 'x-atria'?: Marks;
}
