/** The types of `server.js`, for its users; src/server/server.ts explains them. */
export const serverDeclarations = `/** JSON by the call's whole address, or who asks for it, who gives undefined where there is none. */
export type AnswerData =
  | Readonly<Record<string, unknown>>
  | ((address: string, signal: AbortSignal) => Promise<unknown>);

/** How a back end is asked. */
export interface AskOptions {
  /** The platform's own unless given. */
  readonly fetch?: typeof fetch;
  /** The longest answer that is taken, in characters; 1,000,000 unless said. */
  readonly longest?: number;
}

/**
 * Asks a back end what the calls of a page are answered with, for \`data\`: without cookies, and no
 * other origin than these.
 */
export function askBackEnd(
  origins: readonly string[],
  options?: AskOptions,
): (address: string, signal: AbortSignal) => Promise<unknown>;

/** What a renderer is told about the page. */
export interface RenderOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /** The page's settings, where its own scripts do not say them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The address of the release's folder, where no \`<script src="…/atria.js">\` says it. */
  readonly base?: string;
  /** What the page's calls are answered with; without it they show stand-ins. */
  readonly data?: AnswerData;
  /** The longest that a page waits for \`data\`, in milliseconds; 1,000 unless said. */
  readonly dataWithin?: number;
  /** Told of a widget that could not be rendered, which stays as it is. */
  readonly onError?: (error: unknown, tag: string) => void;
}

/** A widget as a page has it, for whoever writes tags by code. */
export interface WidgetMarkup {
  /** Values by camelCase name: texts, numbers and flags stand in the tag. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Values of its JSON child. */
  readonly block?: object;
  /** Markup between the tags. */
  readonly content?: string;
}

/**
 * A page with its widgets rendered: in each tag stands its shadow root, nothing else is changed.
 */
export function renderToHtml(html: string, options: RenderOptions): Promise<string>;

/** The same for a page that comes in pieces, which it does not hold back. */
export function renderToStream(options: RenderOptions): TransformStream<string, string>;

/** A tag with its shadow root. */
export function renderWidget(
  tag: string,
  markup: WidgetMarkup,
  options: RenderOptions,
): Promise<string>;
`;
