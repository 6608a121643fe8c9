import purify, { type Config } from 'dompurify';
import { attributes, dropped, readable } from './html-rules';
import { htmlView } from './html-view';
import { trustedPolicy } from './trusted-types';

/** HTML through the bundled sanitiser, for browsers without one. */
export const PurifiedHtml = htmlView((html) => {
  // Replaces the policy with the library's name.
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
