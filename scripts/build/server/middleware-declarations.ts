/** The types of `middleware.js`, for its users; see src/server/middleware.ts. */
export const middlewareDeclarations = `import type { RenderOptions } from './server.js';

/** How the pages of a site are rendered. */
export interface SiteOptions extends Omit<RenderOptions, 'url'> {
  /** The longest page that is rendered, in bytes; 2,000,000 unless said. */
  readonly longest?: number;
}

/** How one answer is rendered. */
export interface ResponseOptions extends SiteOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /**
   * Gives the page on as it comes; what is behind a tag is not known there, see \`renderToStream\`.
   */
  readonly stream?: boolean;
}

/** How the pages of a server of Node's are rendered. */
export interface NodeOptions extends SiteOptions {
  /** The site's public origin; without it the \`Host\` of each request says so. */
  readonly origin?: string;
}

/** As much of a request of Node's as is read. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string | undefined;
  readonly headers: { readonly host?: string | undefined };
  readonly socket: object;
}

/** As much of an answer of Node's as is used. */
export interface NodeResponse {
  statusCode: number;
  statusMessage: string;
  readonly headersSent: boolean;
  getHeader(name: string): unknown;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  removeHeader(name: string): void;
  writeHead: unknown;
  write: unknown;
  end: unknown;
}

/** An answer with the widgets of its page rendered; any other one as it came. */
export function prerenderResponse(response: Response, options: ResponseOptions): Promise<Response>;

/**
 * Middleware for Node's own server, Express and the like: the pages that come after it go out with
 * their widgets rendered, all else as it is. Put it behind what compresses.
 */
export function prerenderMiddleware(
  options?: NodeOptions,
): (request: NodeRequest, response: NodeResponse, next: () => void) => void;
`;
