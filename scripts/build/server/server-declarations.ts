/** The types of `server.js`, for its users; src/server/server.ts explains them. */
export const serverDeclarations = `/** JSON by the call's whole address, or a function that returns undefined without an answer. */
export type AnswerData =
  | Readonly<Record<string, unknown>>
  | ((address: string, signal: AbortSignal) => Promise<unknown>);

/** How a back end is called. */
export interface AskOptions {
  /** The platform's own by default. */
  readonly fetch?: typeof fetch;
  /** The longest accepted answer, in characters; 1,000,000 by default. */
  readonly longest?: number;
}

/**
 * Loads from a back end the answers to a page's calls, for \`data\`: without cookies, and from no
 * other origin than these.
 */
export function askBackEnd(
  origins: readonly string[],
  options?: AskOptions,
): (address: string, signal: AbortSignal) => Promise<unknown>;

/** What a renderer needs to know about the page. */
export interface RenderOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /** The page's settings, if its own scripts do not contain them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The address of the release's folder, if no \`<script src="…/atria.js">\` gives it. */
  readonly base?: string;
  /** The answers to the page's calls; without it the widgets show placeholders. */
  readonly data?: AnswerData;
  /** The longest wait of a page for \`data\`, in milliseconds; 1,000 by default. */
  readonly dataWithin?: number;
  /** Called for a widget that failed to render, which stays as it is. */
  readonly onError?: (error: unknown, tag: string) => void;
}

/** A widget as it is in a page, for code that writes tags. */
export interface WidgetMarkup {
  /** Values by camelCase name: texts, numbers and flags go into the tag. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Values of its JSON child. */
  readonly block?: object;
  /** Markup between the tags. */
  readonly content?: string;
}

/**
 * A page with its widgets rendered: each tag gets its shadow root, the body may get a script for
 * search engines at its end, and nothing else changes.
 */
export function renderToHtml(html: string, options: RenderOptions): Promise<string>;

/** The same for a page that arrives in pieces, without a delay. */
export function renderToStream(options: RenderOptions): TransformStream<string, string>;

/** A tag with its shadow root, and behind it what it says to search engines. */
export function renderWidget(
  tag: string,
  markup: WidgetMarkup,
  options: RenderOptions,
): Promise<string>;
`;
