import { langAttribute } from '../../src/core/page/language';
import { languageAt, languagesOf } from '../../stand-in/data/navigation';
import type { PageSetting } from './page-template';
import { homePath, searchPath, siteAddress } from './site-addresses';

/**
 * The tags by which a page names itself in the other languages, `<link rel="alternate">`; the
 * header's language links use them. `translations` are the groups of the site's own pages.
 */
export function alternateTags(
  { site, port }: PageSetting,
  path: string,
  translations: readonly (readonly string[])[],
): string {
  const languages = languagesOf(site);
  const groups = [
    languages.map((language) => homePath(site, language)),
    languages.map((language) => searchPath(site, language)),
    ...translations,
  ];
  const group = groups.find((paths) => paths.length > 1 && paths.includes(path)) ?? [];
  return group
    .map((one) => {
      const code = langAttribute(languageAt(site, one));
      // Whole addresses, as search engines require.
      const address = new URL(one, siteAddress(site, port)).href;
      return `<link rel="alternate" hreflang="${code}" href="${address}">`;
    })
    .join('\n');
}
