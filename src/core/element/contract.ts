import type { Attribute } from './attributes';

// biome-ignore lint/suspicious/noExplicitAny: a bag of attributes of any value type.
export type Attributes = Readonly<Record<string, Attribute<any>>>;

/**
 * A DOM event a widget fires [ELEM-08]. `Detail` is what its `detail` holds; a cancelable one
 * comes before a navigation or a submit, which `preventDefault` stops.
 */
export interface WidgetEvent<Detail> {
  readonly cancelable: boolean;
  readonly description?: string | undefined;
  /** Carries the type only. */
  readonly detail?: Detail;
}

/** Declares an event; its `detail` has the type given: `event<{ item: string }>({ … })`. */
export const event = <Detail = undefined>(options: {
  description: string;
  cancelable?: boolean;
}): WidgetEvent<Detail> => ({
  cancelable: options.cancelable ?? false,
  description: options.description,
});

// biome-ignore lint/suspicious/noExplicitAny: a bag of events of any detail type.
export type WidgetEvents = Readonly<Record<`atria-${string}`, WidgetEvent<any>>>;

/** All that is declared of a widget, once: see docs/architecture.md, "The contract". */
export interface Contract<
  A extends Attributes = Attributes,
  E extends WidgetEvents = WidgetEvents,
> {
  /** The tag without `atria-`; also the folder's and the files' name. */
  readonly name: string;
  /** What the widget is for, in a sentence; cut from the build. */
  readonly summary?: string | undefined;
  readonly attributes: A;
  readonly events: E;
  /** Names of the slots the page may fill, with what belongs there; cut from the build. */
  readonly slots?: Readonly<Record<string, string>> | undefined;
}

/** Declares a widget's contract. */
export function widgetContract<
  A extends Attributes,
  const E extends WidgetEvents = Record<never, never>,
>(contract: {
  name: string;
  summary: string;
  attributes: A;
  events?: E;
  slots?: Readonly<Record<string, string>>;
}): Contract<A, E> {
  return { events: {} as E, ...contract };
}

/** The props of a contract's view: its attributes by camelCase name, with their values. */
export type PropsOf<C> =
  C extends Contract<infer A, WidgetEvents>
    ? { readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never }
    : never;

/** The events of a contract, by name with the type of their detail. */
export type EventsOf<C> =
  C extends Contract<Attributes, infer E>
    ? { readonly [K in keyof E]: E[K] extends WidgetEvent<infer D> ? D : never }
    : never;

/** `rowsToDisplay` as it stands in a tag: `rows-to-display`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
