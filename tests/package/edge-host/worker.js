import { prerenderResponse } from 'atria-widgets/middleware';

/** Stands between visitors and a site: its pages go on as they come, with their widgets rendered. */
export default {
  /** @param {Request} request */
  async fetch(request) {
    const headers = new Headers(request.headers);
    // The site's pages are read here; the edge packs them for visitors itself.
    headers.set('Accept-Encoding', 'identity');
    const response = await fetch(new Request(request, { headers }));
    return prerenderResponse(response, { url: request.url, stream: true });
  },
};
