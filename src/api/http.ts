import ky, { type Options } from 'ky';

/** The one ky instance: no timeout, no retries, every status an answer [API-03]. */
const instance = ky.create({
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
  headers: { accept: 'application/json' },
});

/** Stands in JSON for a Blob; no field holds it. */
const hole = '\u0000blob';

/**
 * A JSON body in which a Blob counts as the text it holds, which needs no escaping: a text of 20 MB
 * in one string would keep the page from doing anything else while it is written and encoded.
 */
function bodyOf(json: unknown): Pick<Options, 'json' | 'body'> {
  const blobs: Blob[] = [];
  const text = JSON.stringify(json, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    blobs.push(value);
    return hole;
  });
  if (blobs.length === 0) return { json };
  const parts = text
    .split(JSON.stringify(hole))
    .flatMap((part, at) => (at === 0 ? [part] : ['"', blobs[at - 1] as Blob, '"', part]));
  return { body: new Blob(parts, { type: 'application/json' }) };
}

/** Makes a request; `json` may hold Blobs. */
export const http = (address: URL, { json, ...options }: Options): Promise<Response> =>
  instance(address, { ...options, ...bodyOf(json) });
