import { smallKeys } from '../element/reading/small-keys';

/** Where the loader puts what it shares with the code it loads; see src/loader.ts. */
const atriaSymbol = Symbol.for('atria');

/** Texts by camelCase name. */
export type Texts = Readonly<Record<string, string>>;

/** What the loader shares with the code it loads, on `globalThis`. */
export interface AtriaGlobal {
  /** Its script tag; absent if not found, so that none of its attributes count. */
  readonly script?: HTMLScriptElement;
  /** `data-…` of the script tag. */
  readonly settings: Texts;
  /** Early requests that nobody has taken over yet, by address. */
  readonly started: Map<string, Promise<Response>>;
}

/** The data of the loader; empty in a page that imports its widgets from npm. */
export const loaderGlobal = (): Partial<AtriaGlobal> =>
  (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol] ?? {};

/** The page's settings as they were written [ELEM-03]. */
export interface RawSettings {
  /** `data-…` of the script tag. */
  readonly script: Texts;
  /** The page's block, its keys in small first letters. */
  readonly block: Readonly<Record<string, unknown>>;
  /** The texts in force: the block comes before its `defaults`, those before the script tag. */
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
 * Reads the settings of a page. All use this one reading: the widgets, the early requests, the
 * retries of missing code, and the help for editors.
 *
 * @param json the content of the settings block; undefined without one.
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
