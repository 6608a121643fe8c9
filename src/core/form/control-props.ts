import type { Field } from './field';

/** What the control of a kind is given. */
export interface ControlProps<F extends Field> {
  /** The field's name in its form. */
  readonly name: string;
  /** The field as it was declared. */
  readonly declared: F;
}
