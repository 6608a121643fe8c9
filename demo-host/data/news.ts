import { newsCategories } from './news-categories';
import { type NewsRow, newsRows } from './news-rows';
import { picture } from './picture-address';
import { numberOf, slug, textIn } from './texts';
import type { News } from './types';

const authors = ['Viestintä', 'Sijoittajasuhteet', 'Markkinointi', 'Henkilöstö'];

const parentOf = (id: number) =>
  newsCategories.find(({ subCategories }) => subCategories.some((one) => one.id === id));

const kindsOfText = {
  711: { fi: 'Pörssitiedote', en: 'Stock exchange release', se: 'Börsmeddelande' },
  712: { fi: 'Lehdistötiedote', en: 'Press release', se: 'Pressmeddelande' },
  713: { fi: 'Tulosjulkistus', en: 'Financial report', se: 'Resultatrapport' },
} as const;

// About two items a month, the newest a few days old, as a newsroom would have it.
function publishedAt(index: number, now: Date): string {
  const day = new Date(now.getTime() - (3 + index * 17 + (index % 4)) * 86_400_000);
  day.setUTCHours(6 + (index % 7), (index * 15) % 60, 0, 0);
  return day.toISOString();
}

/** The newsroom's items as of a day, newest first. */
export const newsAt = (now: Date): readonly News[] =>
  newsRows.map((row: NewsRow, index): News => {
    const [fi, en, se, category, kind] = row;
    const parent = parentOf(category);
    const isRelease = parent?.id === 701;
    const title = { fi, en, se };
    return {
      contentId: 7001 + index,
      site: 'atriacom',
      type: isRelease ? 'CisionReleasePage' : 'MyNewsDeskPage',
      title,
      url: { fi: `/ajankohtaista/${slug(fi)}`, en: `/en/newsroom/${slug(en)}` },
      teaserText: isRelease ? kindsOfText[category as 711] : (parent?.name ?? {}),
      category: { fi: 'Ajankohtaista', en: 'Newsroom', se: 'Aktuellt', de: 'Aktuelles' },
      image: picture(kind, textIn(title, 'fi')),
      cisionTextType: isRelease ? kindsOfText[category as 711] : {},
      startPublish: publishedAt(index, now),
      categoryIds: parent ? [parent.id, category] : [category],
      author: authors[numberOf(fi, authors.length)] ?? '',
    };
  });

/** The newsroom's items as of today. */
export const news = newsAt(new Date());
