import type { ApiClient } from '../../api/client';

/** Stands in JSON for a Blob; no field holds it. */
const hole = '\u0000blob';

/**
 * A JSON body in which a Blob counts as the text it holds, which needs no escaping: a text of 20 MB
 * in one string would keep the page from doing anything else while it is written and encoded.
 */
function blobBody(json: unknown): string | Blob | undefined {
  const blobs: Blob[] = [];
  const text = JSON.stringify(json, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    blobs.push(value);
    return hole;
  });
  if (blobs.length === 0) return text;
  const parts = text
    .split(JSON.stringify(hole))
    .flatMap((part, at) => (at === 0 ? [part] : ['"', blobs[at - 1] as Blob, '"', part]));
  return new Blob(parts);
}

/** The same client for requests that may hold Blobs, as those of forms with files do. */
export const withBlobs = (api: ApiClient): ApiClient => ({
  call: (call) => api.call({ ...call, write: blobBody }),
});
