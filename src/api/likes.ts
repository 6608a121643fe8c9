import { defineCall } from './define-call';
import { param } from './param';

/** Adds a like to a piece of content; the answer is not read [API-18]. */
export const postLike = defineCall({
  post: '/api/contentlikecount/{contentId}',
  params: { contentId: param('Id of the content that is liked.', '1') },
  fault: 'like',
  // A like given just before the visitor leaves must arrive, too.
  keepalive: true,
});
