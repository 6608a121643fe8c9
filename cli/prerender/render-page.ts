import { markAttribute } from '../../src/core/element/served-mark';
import type { RenderOptions } from '../../src/server/server';
import { plainPage } from './served-page';

/** As much of `server.js` as makes a page. */
export type Renderer = Pick<
  typeof import('../../src/server/server'),
  'askBackEnd' | 'renderToHtml'
>;

/** How a page is rendered, as it can be typed and sent to a thread. */
export interface PageOptions extends Pick<RenderOptions, 'base' | 'settings' | 'url'> {
  /** The origins that are asked for what its calls are answered with. */
  readonly ask?: readonly string[];
}

/** A page with its widgets. */
export interface RenderedPage {
  readonly html: string;
  /** The widgets that could not be rendered, each with why. */
  readonly faults: readonly string[];
}

/**
 * A page with its widgets rendered, also where it comes from here: what stood in its tags is made
 * again.
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
