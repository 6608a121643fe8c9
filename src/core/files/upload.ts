import type { ApiClient, Send } from '../../api/client';
import { toJson } from '../../to-json';
import type { Widget } from '../element/widget-context';
import { initial } from '../page/settings';
import type { FormFile } from './file-type';
import { deleteFiles } from './stored-files';

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
  // The quotes around it stay.
  const parts = text.split(JSON.stringify(hole).slice(1, -1));
  return new Blob(parts.flatMap((part, at) => [part, blobs[at] ?? '']));
}

/** Sends as `fetch` does, and tells how much: no engine's `fetch` does so for a Blob. */
const telling =
  (onShare: (percent?: number) => void): Send =>
  (address, { method = 'get', headers, credentials, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.withCredentials = credentials === 'include';
      request.upload.onprogress = ({ loaded, total }) => onShare(Math.floor((99 * loaded) / total));
      // All is sent, and the answer is not there.
      request.upload.onload = () => onShare();
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError('the connection failed'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });

/**
 * The page's client for a request with these files; once they are sent, they are kept no longer. It
 * tells how much has been sent, but not where the page has a `fetch` of its own, which it must use.
 *
 * @param onShare called with a percentage; undefined once all is sent
 */
export function uploading(
  { api, settings }: Widget,
  files: readonly FormFile[],
  onShare: (percent?: number) => void,
): ApiClient {
  const by = settings.fetch === initial.fetch ? telling(onShare) : undefined;
  return {
    call: async (call) => {
      const answer = await api.call({ ...call, write: blobBody, by });
      const { isSuccess = true } = Object(answer) as { isSuccess?: boolean };
      // The page may be left with the answer.
      if (isSuccess) await deleteFiles(files.map(({ id }) => id));
      return answer;
    },
  };
}
