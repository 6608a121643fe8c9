import { resolveLanguage } from '../../src/core/page/language';
import { type Names, namesOf, ownClient } from '../names/names';
import { pageOf, type ReadPage, sourceOf } from '../snippet/read-snippet';

/** The settings of the site's pages, by the names of the attributes. */
export const siteSettings = (): ReadPage => pageOf(sourceOf(window.atriaWidgetsBlocks.head, []));

/** The names from the back end of the site's pages. */
export function blockNames({ apiBase = '', apiCredentials, language = '' }: ReadPage): Names {
  const client = ownClient({ apiBase, apiCredentials });
  return namesOf(() => Promise.resolve(client), resolveLanguage(language, '/'));
}
