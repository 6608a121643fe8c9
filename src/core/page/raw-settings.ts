import { smallKeys } from '../element/small-keys';

/** Where the loader leaves what it shares with the code it loads; see src/loader.ts. */
const atriaSymbol = Symbol.for('atria');

/** Texts by camelCase name. */
export type Texts = Readonly<Record<string, string>>;

/** What the loader shares with the code it loads, on `globalThis`. */
export interface AtriaGlobal {
  /** Its script tag; absent where it was not found, so that nothing on it counts. */
  readonly script?: HTMLScriptElement;
  /** `data-…` of the script tag. */
  readonly settings: Texts;
  /** What was asked early and not taken over yet, by address. */
  readonly started: Map<string, Promise<Response>>;
  /** Resolves when what was kept of the last page is painted; see src/kept.ts. */
  shown?: Promise<void>;
}

/** What the loader has left; empty in a page that imports its widgets from npm. */
export const loaderGlobal = (): Partial<AtriaGlobal> =>
  (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol] ?? {};

/** The page's settings as they were written [ELEM-03]. */
export interface RawSettings {
  /** `data-…` of the script tag. */
  readonly script: Texts;
  /** The page's block, its keys in small first letters. */
  readonly block: Readonly<Record<string, unknown>>;
  /**
   * The texts in force: those of the block go before its `defaults`, these before the script tag.
   */
  readonly texts: Texts;
}

const textsOf = (values: unknown): Texts =>
  Object.fromEntries(
    Object.entries(Object(values)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The text of the page's `data-atria-settings` block; '' without one. */
export const settingsText = (): string =>
  document.querySelector('script[data-atria-settings]')?.textContent ?? '';

/**
 * The one reading of the settings of a page: for the widgets, for what is asked before their code
 * is there, for what happens to them without it, and for the help of editors.
 *
 * @param json what the settings block holds; undefined without one.
 * @param script `data-…` of the script tag; in a page the loader has read them.
 */
export function rawSettings(
  json: unknown,
  script: Texts = loaderGlobal().settings ?? {},
): RawSettings {
  const block = Object(smallKeys(json));
  return {
    script,
    block,
    texts: { ...textsOf(script), ...textsOf(block.defaults), ...textsOf(block) },
  };
}
