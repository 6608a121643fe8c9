/** A widget's JSON Schema, or a part of it, as far as forms and markup ask. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly 'x-atria'?: {
    readonly tag?: string;
    readonly attribute?: string;
    readonly common?: boolean;
  };
}

/** The values of a widget, by camelCase name. */
export type Values = Readonly<Record<string, unknown>>;

/** The type of a value; of several the first, which is the usual one. */
export const typeOf = ({ type }: Schema): string => [type ?? 'string'].flat()[0] ?? 'string';

/** Nothing was filled in: it is left out of what is saved. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
