import { prerenderResponse } from 'atria-widgets/middleware';

/** Runs between visitors and a site: its pages pass through, with their widgets rendered. */
export default {
  /** @param {Request} request */
  async fetch(request) {
    const headers = new Headers(request.headers);
    // The site's pages are parsed here; the edge compresses them for visitors itself.
    headers.set('Accept-Encoding', 'identity');
    const response = await fetch(new Request(request, { headers }));
    return prerenderResponse(response, { url: request.url, stream: true });
  },
};
