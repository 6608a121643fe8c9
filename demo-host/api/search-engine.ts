import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import type { FacetCategory, FacetTag, Page } from '../data/types';

/** What can be searched beside a page's own fields. */
export interface Item extends Page {
  readonly facetTags?: readonly number[];
  readonly categoryIds?: readonly number[];
  readonly groupId?: number;
  readonly startPublish?: string;
}

export interface Question {
  readonly language: Language;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  /** 0 best match, 1 title, 2 newest first. */
  readonly sortOrder: number;
  readonly facetTags: readonly number[];
  readonly anyCategories: readonly number[];
  readonly allCategories: readonly number[];
  readonly groupId: number | undefined;
  readonly hideResults: boolean;
  readonly skipPagination: boolean;
}

const folded = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** A word with å, ä or ö finds only itself; one without finds both: `paa` finds `pää` as well. */
const holds = (said: string, word: string): boolean =>
  (word === folded(word) ? folded(said) : said).includes(word);

const titleOf = (item: Item, language: Language): string => plain(textIn(item.title, language));

/** Whether every word of the question is found in what is said of the item. */
export function matches(item: Item, q: string, language: Language): boolean {
  const said = plain(
    [item.title, item.teaserText, item.category].map((text) => textIn(text, language)).join(' '),
  );
  return plain(q)
    .split(/\s+/)
    .every((word) => holds(said, word));
}

/** How well a title fits: 0 begins with the text, 1 has it, 2 is found by other words. */
export function rankOf(item: Item, q: string, language: Language): number {
  const title = folded(titleOf(item, language));
  const asked = folded(plain(q));
  return title.startsWith(asked) ? 0 : title.includes(asked) ? 1 : 2;
}

const hasAny = (own: readonly number[] | undefined, asked: readonly number[]): boolean =>
  asked.length === 0 || asked.some((id) => own?.includes(id));

/** Tags of one category widen, tags of several narrow. */
const passesFacets = (item: Item, tags: readonly number[], categories: readonly FacetCategory[]) =>
  categories.every((category) =>
    hasAny(
      item.facetTags,
      tags.filter((tag) => category.tags.some(({ id }) => id === tag)),
    ),
  );

/** Tags as answers have them, each with how many of the items have it. */
export const tagsOf = (
  tags: readonly FacetTag[],
  items: readonly Item[],
  language: Language,
  chosen: readonly number[] = [],
) =>
  tags.map(({ id, name, display = true }) => ({
    id,
    name: textIn(name, language),
    count: items.filter(({ facetTags }) => facetTags?.includes(id)).length,
    selected: chosen.includes(id),
    display,
  }));

// A tag's count is what choosing it would give: the other categories' choices hold, its own do not.
function facetsOf(
  found: readonly Item[],
  { facetTags, language }: Question,
  categories: readonly FacetCategory[],
) {
  return categories.map((category) => {
    const others = facetTags.filter((tag) => !category.tags.some(({ id }) => id === tag));
    const counted = found.filter((item) => passesFacets(item, others, categories));
    return {
      id: category.id,
      name: textIn(category.name, language),
      facetTags: tagsOf(category.tags, counted, language, facetTags),
    };
  });
}

function sorted<T extends Item>(items: readonly T[], { q, sortOrder, language }: Question): T[] {
  const byTitle = (a: T, b: T) =>
    titleOf(a, language).localeCompare(titleOf(b, language), language === 'se' ? 'sv' : language);
  const byDay = (a: T, b: T) => (b.startPublish ?? '').localeCompare(a.startPublish ?? '');
  const byMatch = (a: T, b: T) => (q ? rankOf(a, q, language) - rankOf(b, q, language) : 0);
  return [...items].sort(sortOrder === 2 ? byDay : sortOrder === 1 ? byTitle : byMatch);
}

/** Answers a question in the shape of the search calls; `show` makes a hit of an item. */
export function answer<T extends Item>(
  items: readonly T[],
  question: Question,
  categories: readonly FacetCategory[],
  show: (item: T, language: Language) => object,
) {
  const { q, language, page, pageSize, groupId, hideResults, skipPagination } = question;
  const asked = items.filter(
    (item) =>
      (!q || matches(item, q, language)) &&
      hasAny(item.categoryIds, question.anyCategories) &&
      question.allCategories.every((id) => item.categoryIds?.includes(id)) &&
      (groupId === undefined || item.groupId === groupId),
  );
  const found = sorted(
    asked.filter((item) => passesFacets(item, question.facetTags, categories)),
    question,
  );
  const from = skipPagination ? 0 : (page - 1) * pageSize;
  const to = skipPagination ? found.length : from + pageSize;
  return {
    hits: hideResults ? [] : found.slice(from, to).map((item) => show(item, language)),
    totalCount: found.length,
    hasMore: !hideResults && to < found.length,
    query: q,
    facetCategories: facetsOf(asked, question, categories),
  };
}
