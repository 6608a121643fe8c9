import { serveHost } from '../../../demo-host/serve-host';

export interface SentPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A site of another origin than the bundle's, with the stand-in back end. */
export interface Site {
  /** Makes the site send a page from now on. Returns its address. */
  readonly print: (page: SentPage) => string;
  readonly stop: () => void;
}

/**
 * Serves a site; its pages come from a server, since pages that Playwright answers have no cache.
 */
export async function startSite(): Promise<Site> {
  const pages: SentPage[] = [];
  const host = await serveHost(undefined, ({ url }) => {
    const [, number] = /\/page-(\d+)$/.exec(url) ?? [];
    const page = pages[Number(number)];
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
    return page && new Response(page.html, { headers: { ...headers, ...page.headers } });
  });
  return {
    print: (page) => `${host.address}/page-${pages.push(page) - 1}`,
    stop: host.close,
  };
}
