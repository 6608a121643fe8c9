/** A value by width in CSS pixels, each from its width on: `{ 0: 64, 1025: 152 }`. */
export type ByWidth<T> = Readonly<Record<number, T>>;

/** A height that grows with the number of entries: `base`, and a `row` for each row. */
export interface Rows {
  /** The height without any entries, in CSS pixels. */
  readonly base?: number;
  /** The height of a row without its pictures, with the gap below it. */
  readonly row?: number;
  /** The height of a row's pictures, divided by the width of an entry. */
  readonly share?: number;
  /** The number of entries in a row, and the pixels between them. */
  readonly columns?: 1 | 2 | 3 | 4;
  readonly gap?: number;
}

/** Pixels, or how they are calculated. */
export type Height = number | Rows;

/** The height of cards in the card grid's columns (core/cards), or in a row that scrolls. */
export interface Cards {
  /** The height without any cards: heading, controls, space around; in CSS pixels. */
  readonly base: number;
  /** A card's height below its picture. */
  readonly row: number;
  /** Its picture's height divided by its width. */
  readonly share: number;
  /** The most columns; four unless given. */
  readonly columns?: 2 | 3 | 4;
  /** The most rows; all entries unless given. */
  readonly rows?: number;
  /** The number of cards if the tag has no `reserve`. */
  readonly entries: number;
  /** Whether a phone of 340 px or more shows two side by side; a number is their `row` there. */
  readonly dense?: true | number;
  /** Whether they are one row that scrolls; a phone shows one card and an edge of the next. */
  readonly scrolls?: true;
}

/** A GET that a widget makes first; see src/early.ts. */
export interface FirstCall {
  readonly path: string;
  /**
   * The parameters: `{attributeName}` is filled from the tag, else from the page's settings, and
   * omitted if empty; `{language}` is the language in force; any other text is sent as it is.
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * Attributes that change the request in some other way: with one of them, or with a query in the
   * page's address, no early request is made.
   */
  readonly unless?: readonly string[];
}

/**
 * All that the loader knows about a widget besides its name, from its contract. Keep it tiny: it is
 * in the script of every page.
 */
export interface Placement {
  /**
   * The height to reserve in CSS pixels by the width of the column, until the widget's first data
   * has painted. Give the smallest real height, so that no gap remains below.
   */
  readonly height?: ByWidth<Height>;
  /** The number of entries for `height` if the tag has no `reserve`. */
  readonly entries?: number;
  /**
   * Replaces `height` for tags with a value of an attribute:
   * `{ 'card-type=cisionCard': { 0: 620 } }`.
   */
  readonly heightWith?: Readonly<Record<string, ByWidth<Height>>>;
  /** Replaces `height` for cards, whose columns depend on the window and the column. */
  readonly cards?: Cards;
  /** Changes of `cards` for tags with a value of an attribute: `columns=three`. */
  readonly cardsWith?: Readonly<Record<string, Partial<Cards>>>;
  /**
   * A picture across the column, added to `height`: its height divided by its width, and its
   * largest width in CSS pixels.
   */
  readonly pictureAbove?: { readonly ratio: number; readonly maxWidth: number };
  /** `height` by the width of the window, for the header. */
  readonly windowHeight?: ByWidth<number>;
  /**
   * The space above it where it follows another widget: none if rows and cards of the page need
   * none either; `others` if only one of its own kind needs none before it.
   */
  readonly gap?: 'none' | 'others';
  /** Load at once even far from the window (a header, a popup that listens to the hash). */
  readonly eager?: true;
  /** The widget's first request, by window width: it starts early, and the client takes it over. */
  readonly request?: ByWidth<FirstCall>;
  /**
   * Where the block holds the picture that the widget shows first: a list and a field of its
   * entries. The picture is requested at that address before the widget's code has loaded.
   */
  readonly picture?: readonly [list: string, field: string];
}

/** What is requested before a widget's code has loaded, by tag; see src/early.ts. */
export type EarlyTable = Readonly<Record<string, Pick<Placement, 'request' | 'picture'>>>;
