import { englishRows } from './content/english.rows';
import { finnishRows } from './content/finnish.rows';
import type { ContentRow } from './content/rows';
import { picture } from './picture-address';
import type { ContentPage } from './types';

const page =
  (language: 'fi' | 'en', firstId: number) =>
  ([path, title, teaser, kind, body]: ContentRow, index: number): ContentPage => ({
    contentId: firstId + index,
    site: 'atriafi',
    type: 'ContentPage',
    title: { [language]: title },
    url: { [language]: path },
    teaserText: { [language]: teaser },
    category: { fi: 'Muu sisältö', en: 'Other content', se: 'Övrigt innehåll' },
    image: picture(kind, title),
    body: { [language]: body },
  });

/** The content pages of the main site. */
export const contentPages: readonly ContentPage[] = [
  ...finnishRows.map(page('fi', 8001)),
  ...englishRows.map(page('en', 8101)),
];
