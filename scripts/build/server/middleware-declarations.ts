/** The types of `middleware.js`, for its users; see src/server/middleware.ts. */
export const middlewareDeclarations = `import type { RenderOptions } from './server.js';

/** How a site's pages are rendered. */
export interface SiteOptions extends Omit<RenderOptions, 'url'> {
  /** The longest page that is rendered, in bytes; 2,000,000 by default. */
  readonly longest?: number;
}

/** How one answer is rendered. */
export interface ResponseOptions extends SiteOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /** Sends the page on as it arrives; content after a tag is not known then, see \`renderToStream\`. */
  readonly stream?: boolean;
}

/** How the pages of a Node server are rendered. */
export interface NodeOptions extends SiteOptions {
  /** The site's public origin; by default it is the \`Host\` of each request. */
  readonly origin?: string;
}

/** The part of Node's request that is used. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string | undefined;
  readonly headers: Record<string, unknown>;
  readonly socket: object;
}

/** The part of Node's response that is used. */
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

/** An answer with its page's widgets rendered; any other answer unchanged. */
export function prerenderResponse(response: Response, options: ResponseOptions): Promise<Response>;

/**
 * Middleware for Node's own server, Express and the like: later pages are sent with their widgets
 * rendered, everything else unchanged. Install it inside any compression.
 */
export function prerenderMiddleware(
  options?: NodeOptions,
): (request: NodeRequest, response: NodeResponse, next: () => void) => void;
`;
