import type { Brand } from '../../src/core/page/brand';
import { createBackend } from '../../stand-in/api/app';
import { withSampleFiles } from '../sample-address';

/** The address for a brand's calls to the sample; the stand-in knows the site by it. */
export const sampleBase = (brand: Brand): string => `http://${brand}.localhost`;

/**
 * A `fetch` that a back end in the page answers, with the content of the sample's folder; other
 * requests are passed on.
 *
 * @param folder address of the sample's files
 * @param fault the fault of an example: `products:500`
 */
export function sampleFetch(folder: string, fault = ''): typeof fetch {
  const backend = createBackend();
  const { fetch } = window;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!/^http:\/\/[a-z]+\.localhost\//.test(request.url)) return fetch(input, init);
    if (fault) request.headers.set('x-atria-fault', fault);
    const answer = await backend.fetch(request);
    const text = withSampleFiles(await answer.text(), folder);
    return new Response(text || null, answer);
  };
}
