import { markAttribute } from '../../src/core/element/served/mark';
import { plainPage } from '../../src/server/plain-page';
import type { RenderOptions } from '../../src/server/server';

/** The part of `server.js` that renders a page. */
export type Renderer = Pick<
  typeof import('../../src/server/server'),
  'askBackEnd' | 'renderToHtml'
>;

/** How a page is rendered, in a form that can be typed and sent to a thread. */
export interface PageOptions extends Pick<RenderOptions, 'base' | 'settings' | 'url'> {
  /** The origins that answer its calls. */
  readonly ask?: readonly string[];
}

/** A page with its widgets. */
export interface RenderedPage {
  readonly html: string;
  /** The widgets that failed to render, each with the reason. */
  readonly faults: readonly string[];
}

/**
 * A page with its widgets rendered, even if it was rendered before: then the markup in its tags is
 * made anew.
 */
export async function renderPage(
  page: string,
  { askBackEnd, renderToHtml }: Renderer,
  { ask, ...options }: PageOptions,
): Promise<RenderedPage> {
  const faults: string[] = [];
  const html = await renderToHtml(page.includes(markAttribute) ? plainPage(page).html : page, {
    ...options,
    ...(ask && { data: askBackEnd(ask) }),
    onError: (error, tag) =>
      faults.push(`<${tag}>: ${error instanceof Error ? error.message : error}`),
  });
  return { html, faults };
}
