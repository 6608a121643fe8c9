/** The types of `server.js`, for who imports it; what they say is explained in src/server/server.ts. */
export const serverDeclarations = `/** What a renderer is told of the page. */
export interface RenderOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /** The page's settings, where its own scripts do not say them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The address of the release's folder, where no \`<script src="…/atria.js">\` says it. */
  readonly base?: string;
  /** Told of a widget that could not be rendered, which stays as it is. */
  readonly onError?: (error: unknown, tag: string) => void;
}

/** A widget as a page has it, for who writes tags by code. */
export interface WidgetMarkup {
  /** Values by camelCase name: texts, numbers and flags stand in the tag. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Values of its JSON child. */
  readonly block?: object;
  /** Markup between the tags. */
  readonly content?: string;
}

/** A page with its widgets rendered: in each tag stands its shadow root, nothing else is changed. */
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
