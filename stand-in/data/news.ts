import { picture } from './picture-address';
import { number, optional, pictureKind, standingFor, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { numberOf, slug } from './texts';
import type { News, NewsCategory } from './types';
import { wordsOf } from './words';

const categoryRows = rowsOf('news/categories.tsv', {
  id: number,
  name: text,
  /** The name of its parent category. */
  parent: optional(text),
  title: texts('fi', 'en', 'se', 'de'),
  /** The name of a single release in it. */
  one: optional(texts('fi', 'en', 'se')),
});
type CategoryRow = (typeof categoryRows)[number];

const named = ({ id, title }: CategoryRow) => ({ id, name: title });
const parentOf = ({ parent }: CategoryRow) => categoryRows.find(({ name }) => name === parent);

/** Categories of the newsroom; the ids are facet tags of the news search. */
export const newsCategories: readonly NewsCategory[] = categoryRows
  .filter(({ parent }) => !parent)
  .map((row) => ({
    ...named(row),
    subCategories: categoryRows.filter(({ parent }) => parent === row.name).map(named),
  }));

/** Categories of releases that a reader can subscribe to [API-20]. */
export const releaseCategories = rowsOf('news/subscriptions.tsv', {
  id: text,
  title: texts('fi', 'en', 'se', 'de'),
}).map(({ id, title }) => ({ informationType: id, name: title }));

const authors = rowsOf('news/authors.tsv', { name: text });

const items = rowsOf('news/items.tsv', {
  id: number,
  title: texts('fi', 'en', 'se'),
  category: standingFor(new Map(categoryRows.map((row) => [row.name, row]))),
  picture: pictureKind,
});

// About two items a month, the newest a few days old, as in a real newsroom.
function publishedAt(index: number, now: Date): string {
  const day = new Date(now.getTime() - (3 + index * 17 + (index % 4)) * 86_400_000);
  day.setUTCHours(6 + (index % 7), (index * 15) % 60, 0, 0);
  return day.toISOString();
}

/** The newsroom's items as of a day, newest first as in their file. */
export const newsAt = (now: Date): readonly News[] =>
  items.map(({ id, title, category, picture: kind }, index): News => {
    const parent = parentOf(category);
    return {
      contentId: id,
      site: 'atriacom',
      type: category.one ? 'CisionReleasePage' : 'MyNewsDeskPage',
      title,
      url: { fi: `/ajankohtaista/${slug(title.fi)}`, en: `/en/newsroom/${slug(title.en)}` },
      teaserText: category.one ?? parent?.title ?? {},
      category: wordsOf('news'),
      image: picture(kind, title.fi),
      cisionTextType: category.one ?? {},
      startPublish: publishedAt(index, now),
      categoryIds: parent ? [parent.id, category.id] : [category.id],
      author: authors[numberOf(title.fi, authors.length)]?.name ?? '',
    };
  });

/** The newsroom's items as of today. */
export const news = newsAt(new Date());
