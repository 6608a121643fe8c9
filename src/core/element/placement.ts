/** A value by width in CSS pixels: it holds from that width on; `{ 0: 64, 1025: 152 }`. */
export type ByWidth<T> = Readonly<Record<number, T>>;

/** A height that grows with what is shown: `base` and a `row` for each row of entries. */
export interface Rows {
  /** What stands whatever is shown, in CSS pixels. */
  readonly base?: number;
  /** Of each row beside its pictures, with the gap below it. */
  readonly row?: number;
  /** Of a row's pictures: their height over the width of an entry. */
  readonly share?: number;
  /** Entries of a row, and the pixels between them. */
  readonly columns?: 1 | 2 | 3 | 4;
  readonly gap?: number;
}

/** Pixels, or what they come from. */
export type Height = number | Rows;

/** The height of cards that stand as the card grid's do (core/cards), or in a row to scroll. */
export interface Cards {
  /** What stands whatever is shown: heading, controls, space around; in CSS pixels. */
  readonly base: number;
  /** A card's height below its picture. */
  readonly row: number;
  /** Its picture's height over its width. */
  readonly share: number;
  /** The most columns; four where nothing is said. */
  readonly columns?: 2 | 3 | 4;
  /** The most rows; all entries where nothing is said. */
  readonly rows?: number;
  /** Cards shown where the tag does not say by `reserve`. */
  readonly entries: number;
  /** Whether two stand side by side on a phone from 340 px on; a number is their `row` there. */
  readonly dense?: true | number;
  /** Whether they are one row that scrolls, on a phone of one card. */
  readonly scrolls?: true;
}

/** A GET that a widget makes first; see src/early.ts. */
export interface FirstCall {
  readonly path: string;
  /**
   * What it sends: `{attributeName}` is filled from the tag, else the page's settings, and left out
   * where that is empty; `{language}` is the language in force; another text is always sent.
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * Attributes that change it in some other way: with one of them, or a query in the page's
   * address, nothing is asked early.
   */
  readonly unless?: readonly string[];
}

/**
 * All the loader knows of a widget beside its name, as its contract says. Keep it tiny: it is in
 * the script of every page.
 */
export interface Placement {
  /**
   * Height to reserve in CSS pixels by the width of the column, kept until the widget's first data
   * has painted: the least that it comes out at, so that no hole is under it.
   */
  readonly height?: ByWidth<Height>;
  /** The entries that `height` counts with where the tag does not say by `reserve`. */
  readonly entries?: number;
  /**
   * `height` of tags that have an attribute of a value, in place of the usual one:
   * `{ 'card-type=cisionCard': { 0: 620 } }`.
   */
  readonly heightWith?: Readonly<Record<string, ByWidth<Height>>>;
  /** In place of `height`: that of cards, whose columns follow the window and the column. */
  readonly cards?: Cards;
  /** What differs in `cards` for tags that have an attribute of a value: `columns=three`. */
  readonly cardsWith?: Readonly<Record<string, Partial<Cards>>>;
  /**
   * The picture across the column that comes on top of `height`: its height over its width, and the
   * widest that it gets in CSS pixels.
   */
  readonly pictureAbove?: { readonly ratio: number; readonly maxWidth: number };
  /** `height` by the window's width, for the header. */
  readonly windowHeight?: ByWidth<number>;
  /**
   * The room above it where it follows another widget: none for what is in rows and cards of the
   * page as well, and `others` for what has none behind one of its own.
   */
  readonly gap?: 'none' | 'others';
  /** Load at once even when far from the window (a header, a popup that listens to the hash). */
  readonly eager?: true;
  /**
   * What the widget asks for first, by window width: started early, and taken over by the client.
   */
  readonly request?: ByWidth<FirstCall>;
  /**
   * Where the block has the picture that the widget shows first: a list and a field of its entries.
   * It is asked for before the widget's code is there, at the address that is in the block.
   */
  readonly picture?: readonly [list: string, field: string];
  /**
   * Its markup is kept for the visit and shown at once on the next page, where all it is made of is
   * the same but for these attributes, in both spellings; for a widget that has a `request`. See
   * core/element/kept-markup.
   */
  readonly keptAcross?: readonly string[];
}

/** What is asked for before a widget's code is there, by tag; see src/early.ts. */
export type EarlyTable = Readonly<
  Record<string, Pick<Placement, 'request' | 'picture' | 'keptAcross'>>
>;
