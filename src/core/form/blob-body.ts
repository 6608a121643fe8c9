import type { ApiClient } from '../../api/client';
import { toJson } from '../../to-json';

/** Replaces a Blob in JSON; no field holds this text. */
const hole = '\u0000blob';

/**
 * A JSON body in which a Blob counts as the text it holds, which needs no escaping. Written and
 * encoded as one string, a text of 20 MB would block the page.
 */
function blobBody(json: unknown): string | Blob | undefined {
  const blobs: Blob[] = [];
  const text = toJson(json, (value) => {
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

/** The same client for requests that may hold Blobs, for forms with files. */
export const withBlobs = (api: ApiClient): ApiClient => ({
  call: (call) => api.call({ ...call, write: blobBody }),
});
