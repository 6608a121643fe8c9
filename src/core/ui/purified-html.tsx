import purify, { type Config } from 'dompurify';
import { attributes, dropped, readable } from './html-rules';
import { htmlView } from './html-view';
import { trustedPolicy } from './trusted-types';

/** HTML by the sanitiser we bring, for browsers that have none. */
export const PurifiedHtml = htmlView((html) => {
  // In place of one by the library's name.
  const policy = trustedPolicy('atria-html') as Config['TRUSTED_TYPES_POLICY'];
  return purify.sanitize(html, {
    ALLOWED_TAGS: readable,
    FORBID_CONTENTS: dropped,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
});
