import type { Contract, PropsOf } from '../core/element/contract';

/** What an editor writes of a value: of its fields those that say something. */
type Written<T> = T extends readonly (infer I)[]
  ? readonly Written<I>[]
  : T extends object
    ? { readonly [K in keyof T]?: Written<T[K]> }
    : T;

/** One way to use a widget: what stands in its tag and its block. */
export interface Example<C extends Contract = Contract> {
  /** What it shows, in a sentence. */
  readonly title: string;
  /** Attribute values by camelCase name; texts, numbers and flags stand in the tag, the rest in its JSON child. */
  readonly attributes?: Written<PropsOf<C>>;
  readonly brand?: string;
  readonly language?: string;
  /** Markup between the tags, shown until the widget paints. */
  readonly fallback?: string;
  /** A fault of the stand-in back end that this example is about, such as `search:500`. */
  readonly fault?: string;
  /** Query string of the page, with its `?`. */
  readonly query?: string;
  /** Hash of the page, with its `#`. */
  readonly hash?: string;
  /** It fills the window, as an open dialog does: the widget's page shows it in a frame. */
  readonly alone?: boolean;
  /** A state or an edge case (empty, loading, failing, longest texts): listed after the others. */
  readonly state?: boolean;
}

/** The named examples of a widget; the first is the one the documentation shows. */
export type ExamplesOf<C extends Contract> = Readonly<Record<string, Example<C>>>;
