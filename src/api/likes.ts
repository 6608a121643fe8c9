import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';

/** Adds a like to a piece of content; the answer is not read [API-18]. */
export const postLike = (
  api: ApiClient,
  { contentId }: { contentId: string },
  options?: CallOptions,
): Promise<undefined> =>
  api.call({ method: 'post', path: `${paths.like}/${encodeURIComponent(contentId)}`, ...options });
