/**
 * All the loader knows of a widget beside its name. Keep it tiny: it is in the script of every
 * page. `*.placement.ts` exports it as `placement`.
 */
export interface Placement {
  /**
   * Height to reserve, in CSS pixels from a window width on, smallest first:
   * `{ 0: 64, 1025: 152 }`. Kept until the widget's first data has painted.
   */
  readonly height?: Readonly<Record<number, number>>;
  /** Load at once even when far from the window (a header, a popup that listens to the hash). */
  readonly eager?: true;
  /**
   * The GET the widget makes first, started by the loader: a path with `{attribute}` holes filled
   * from the tag, else the page's settings; a hole ending in `?` drops its parameter when empty.
   */
  readonly request?: string;
}
