import purify, { type Config } from 'dompurify';
import { attributes, dropped, elements } from './html-rules';
import { htmlView } from './html-view';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Under the name that pages allow, in place of one by the library's name. */
function makePolicy(): Policy | undefined {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): Policy };
  };
  const same = (given: string) => given;
  return trustedTypes?.createPolicy('atria-html', { createHTML: same, createScriptURL: same });
}
let policy: Policy | undefined;

/** HTML by the sanitiser we bring, for browsers that have none. */
export const PurifiedHtml = htmlView((html) => {
  // Made once: a strict page refuses a second policy of one name.
  policy ??= makePolicy();
  return purify.sanitize(html, {
    ALLOWED_TAGS: elements,
    FORBID_CONTENTS: dropped,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
});
