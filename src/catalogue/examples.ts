import type { Contract, PropsOf } from '../core/element/contract';

/** A value as an editor writes it: only the fields with content. */
type Written<T> = T extends readonly (infer I)[]
  ? readonly Written<I>[]
  : T extends object
    ? { readonly [K in keyof T]?: Written<T[K]> }
    : T;

/** One way to use a widget: its tag and its block. */
export interface Example<C extends Contract = Contract> {
  /** What it shows, in one sentence. */
  readonly title: string;
  /**
   * Attribute values by camelCase name; texts, numbers and flags are in the tag, the rest in its
   * JSON child.
   */
  readonly attributes?: Written<PropsOf<C>>;
  readonly brand?: string;
  readonly language?: string;
  /** Markup between the tags, shown until the widget paints. */
  readonly fallback?: string;
  /** A fault of the stand-in back end that this example shows, such as `search:500`: a state. */
  readonly fault?: string;
  /** Query string of the page, with its `?`. */
  readonly query?: string;
  /** Hash of the page, with its `#`. */
  readonly hash?: string;
  /** It fills the window, as an open dialog does: the widget's page shows it in a frame. */
  readonly alone?: boolean;
  /** Another state or an edge case (empty, longest texts). */
  readonly state?: boolean;
}

/** Whether an example shows a state or an edge case, which are listed after the others. */
export const isState = ({ state, fault }: Example): boolean => state ?? fault !== undefined;

/** The named examples of a widget; the documentation shows the first. */
export type ExamplesOf<C extends Contract> = Readonly<Record<string, Example<C>>>;
