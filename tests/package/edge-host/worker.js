import { prerenderResponse } from 'atria-widgets/middleware';
import { askBackEnd } from 'atria-widgets/server';

const data = askBackEnd(['https://www.example.fi']);

/** Runs between visitors and a site: its pages pass through, with their widgets rendered. */
export default {
  /** @param {Request} request */
  async fetch(request) {
    const headers = new Headers(request.headers);
    // The site's pages are parsed here; the edge compresses them for visitors itself.
    headers.set('Accept-Encoding', 'identity');
    // Answers may have changed where the site's page has not: it must not answer 304.
    if (headers.get('Accept')?.includes('html'))
      for (const name of ['If-None-Match', 'If-Modified-Since']) headers.delete(name);
    const response = await fetch(new Request(request, { headers }));
    return prerenderResponse(response, { url: request.url, stream: true, data });
  },
};
