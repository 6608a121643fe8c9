import { inertPage } from '../../src/cms/safe-markup';
import { resolveLanguage } from '../../src/core/page/language';
import { type Names, namesOf, ownClient } from '../names/names';

/** The names from the back end of the site's pages, by their script tag. */
export function blockNames(): Names {
  const script = inertPage(window.atriaWidgetsBlocks.head).querySelector<HTMLElement>(
    'script[data-edit-mode]',
  );
  const { apiBase = '', apiCredentials, language = '' } = script?.dataset ?? {};
  const client = ownClient({ apiBase, apiCredentials });
  return namesOf(() => Promise.resolve(client), resolveLanguage(language, '/'));
}
