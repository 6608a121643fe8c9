import { createHost } from '../../demo-host/host/app';
import { siteAddress } from '../../demo-host/host/site-addresses';
import { brands } from '../../src/core/page/brand';
import { createBackend } from '../../stand-in/api/app';
import type { Document } from './nu';

const linksOf = (html: string, page: URL): readonly string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), page);
    if (!url?.hostname.endsWith('localhost')) return [];
    // A query chooses what a page shows, from the same markup.
    url.hash = '';
    url.search = '';
    return [url.href];
  });

/**
 * Every page of the demo host that links from its front pages and the showroom reach, as it is
 * sent.
 */
export async function allPages(): Promise<readonly Document[]> {
  const host = createHost({ backend: createBackend() });
  const found = new Set([
    ...brands.map((one) => siteAddress(one, '')),
    'http://localhost/widgets/',
  ]);
  const documents: Document[] = [];
  // A loop over a set includes what is added meanwhile.
  for (const name of found) {
    const answer = await host.fetch(new Request(name));
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    documents.push({ name, html });
    for (const link of linksOf(html, new URL(name))) found.add(link);
  }
  return documents;
}
