import type * as v from 'valibot';
import type { Placement } from './placement';
import type { Attribute } from './reading/attributes';

// biome-ignore lint/suspicious/noExplicitAny: a bag of attributes of any value type.
export type Attributes = Readonly<Record<string, Attribute<any>>>;

/**
 * A DOM event a widget fires [ELEM-08]; a cancelable one comes before a navigation or a submit,
 * which `preventDefault` stops.
 */
export interface WidgetEvent<D extends v.ObjectEntries = v.ObjectEntries> {
  readonly cancelable: boolean;
  readonly description?: string | undefined;
  /** For an event that a major release will remove: what to listen to instead. */
  readonly deprecated?: string | undefined;
  /** The fields of its `detail`, each with its schema; the build removes them. */
  readonly detail?: D | undefined;
}

/**
 * Declares an event. The fields of `detail` give the types for `emit` and for listeners:
 * `detail: { id: field(v.string(), { description: '…' }) }`.
 */
export const event = <const D extends v.ObjectEntries = Record<never, never>>(
  options: Partial<WidgetEvent<D>> & { readonly description: string },
): WidgetEvent<D> => ({ cancelable: false, ...options });

// biome-ignore lint/suspicious/noExplicitAny: a bag of events of any detail.
export type WidgetEvents = Readonly<Record<`atria-${string}`, WidgetEvent<any>>>;

/** What editors use a widget for; `src/catalogue/purposes.ts` has a heading for each purpose. */
export type Purpose =
  | 'cards'
  | 'pictures'
  | 'text'
  | 'find'
  | 'navigation'
  | 'contact'
  | 'newsletter'
  | 'participation'
  | 'shop'
  | 'planning'
  | 'school';

/**
 * Names that every element has already. An attribute with such a name would replace the platform's
 * meaning, except these two, which requirements.md names: `title` is a name there too, and `role`
 * is on the one element that shows nothing (cart-sync, which hides itself).
 */
type TakenName = Exclude<keyof HTMLElement, 'title' | 'role'>;
type NoTakenNames<A> = {
  readonly [K in keyof A & TakenName & string]: `every HTMLElement has a ${K}: take another name`;
};

/**
 * When the view of a widget runs whose markup a server has rendered [SRV-09]: at a touch, when the
 * page is idle, or with the page. One that wakes at a touch does nothing by itself: no call, event
 * or timer, no change of its nodes.
 */
export type Wakes = 'touch' | 'idle' | 'load';

/** The whole declaration of a widget; see docs/architecture/widgets.md. */
export interface Contract<
  A extends Attributes = Attributes,
  E extends WidgetEvents = WidgetEvents,
> {
  /** The tag without `atria-`; also the name of the folder and of its files. */
  readonly name: string;
  /** What editors use it for; the build removes this. */
  readonly purpose?: Purpose | undefined;
  /** What the widget is for, in a sentence; the build removes this. */
  readonly summary?: string | undefined;
  readonly attributes: A;
  readonly events: E;
  /** When its view runs; with the page unless given. */
  readonly wakes?: Wakes | undefined;
  /** Why it does not sleep until a touch; the build removes this. */
  readonly because?: string | undefined;
  /**
   * For a widget that shows nothing in its place: when it appears, which edit mode says there. The
   * build removes this.
   */
  readonly unseen?: string | undefined;
  /** Names of the slots that the page may fill, each with its content; the build removes them. */
  readonly slots?: Readonly<Record<string, string>> | undefined;
  /** What the loader knows about it before its code loads; the build removes this. */
  readonly placement?: Placement | undefined;
}

/** What a contract is declared with. */
export type Declared<A extends Attributes, E extends WidgetEvents = WidgetEvents> = Omit<
  Contract<A, E>,
  'attributes' | 'events' | 'wakes' | 'because'
> & {
  readonly purpose: Purpose;
  readonly summary: string;
  readonly attributes: A & NoTakenNames<A>;
  readonly events?: E;
} & (
    | { readonly wakes: 'touch'; readonly because?: undefined }
    | { readonly wakes: 'idle' | 'load'; readonly because: string }
  );

/** Declares a widget's contract. */
export const widgetContract = <
  A extends Attributes,
  const E extends WidgetEvents = Record<never, never>,
>(
  contract: Declared<A, E>,
): Contract<A, E> => ({ events: {} as E, ...contract });

/** The props of a contract's view: its attributes by camelCase name, with their values. */
export type PropsOf<C> =
  C extends Contract<infer A, WidgetEvents>
    ? { readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never }
    : never;

/** What `emit` takes for each of some declared events: the detail by the event's name. */
export type DetailsOf<E> = {
  readonly [K in keyof E]: E[K] extends WidgetEvent<infer D>
    ? keyof D extends never
      ? undefined
      : v.InferOutput<v.ObjectSchema<D, undefined>>
    : never;
};

/** The events of a contract, by name with the type of their detail. */
export type EventsOf<C> = C extends Contract<Attributes, infer E> ? DetailsOf<E> : never;
