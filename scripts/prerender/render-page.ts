import { markAttribute } from '../../src/core/element/served-mark';
import type { RenderOptions } from '../../src/server/server';
import { plainPage } from './served-page';

/** As much of `server.js` as makes a page. */
export type Renderer = Pick<typeof import('../../src/server/server'), 'renderToHtml'>;

/** A page with its widgets. */
export interface RenderedPage {
  readonly html: string;
  /** The widgets that could not be rendered, each with why. */
  readonly faults: readonly string[];
}

/**
 * A page with its widgets rendered, also where it comes from here: what stood in its tags is made
 * anew.
 */
export async function renderPage(
  page: string,
  { renderToHtml }: Renderer,
  options: RenderOptions,
): Promise<RenderedPage> {
  const faults: string[] = [];
  const html = await renderToHtml(page.includes(markAttribute) ? plainPage(page).html : page, {
    ...options,
    onError: (error, tag) =>
      faults.push(`<${tag}>: ${error instanceof Error ? error.message : error}`),
  });
  return { html, faults };
}
