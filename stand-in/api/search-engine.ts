import type { Language } from '../../src/core/page/language';
import { folded, comparable as plain } from '../../src/read/compare';
import { textIn } from '../data/texts';
import type { FacetCategory, FacetTag, Page } from '../data/types';
import { formsOf, isOneSlip, squeezed } from './spelling';

/** Data to search beside a page's own fields. */
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

/**
 * A word with å, ä or ö matches only itself; one without matches both: `paa` matches `pää` as well.
 */
const holds = (said: string, word: string): boolean =>
  (word === folded(word) ? folded(said) : said).includes(word);

const titleOf = (item: Item, language: Language): string => plain(textIn(item.title, language));

const wordsOf = (text: string): readonly string[] => plain(text).split(/\s+/);
const saidOf = (item: Item, language: Language): string =>
  plain(
    [item.title, item.teaserText, item.category].map((text) => textIn(text, language)).join(' '),
  );

/**
 * The items that contain every word of the query; if there are none, those that contain it without
 * its endings and double letters.
 */
export function found<T extends Item>(items: readonly T[], q: string, language: Language): T[] {
  const words = wordsOf(q);
  const exact = items.filter((item) => words.every((word) => holds(saidOf(item, language), word)));
  if (exact.length > 0 || !q) return exact;
  const forms = words.map(formsOf);
  return items.filter((item) => {
    const said = squeezed(saidOf(item, language));
    return forms.every((some) => some.some((form) => holds(said, form)));
  });
}

/**
 * A query that may be meant if there are no hits: each word unchanged, or changed by one letter.
 */
function meant(items: readonly Item[], q: string, language: Language): string | undefined {
  const all = items.flatMap((item) => wordsOf(saidOf(item, language)));
  const known = [...new Set(all)].filter((one) => /^\p{L}{4,}$/u.test(one));
  const words = wordsOf(q).map((word) => {
    if (found(items, word, language).length > 0) return word;
    const near = formsOf(word).map((form) =>
      known.find((one) => formsOf(one).some((other) => isOneSlip(other, form))),
    );
    return near.find(Boolean);
  });
  const text = words.join(' ');
  const isMeant = !words.includes(undefined) && found(items, text, language).length > 0;
  return isMeant ? text : undefined;
}

/** How well a title matches: 0 begins with the text, 1 contains it, 2 is found by other words. */
export function rankOf(item: Item, q: string, language: Language): number {
  const title = folded(titleOf(item, language));
  const asked = folded(plain(q));
  return title.startsWith(asked) ? 0 : title.includes(asked) ? 1 : 2;
}

const hasAny = (own: readonly number[] | undefined, asked: readonly number[]): boolean =>
  asked.length === 0 || asked.some((id) => own?.includes(id));

/**
 * Tags of one category widen the results, except diets, which narrow them like tags of several
 * categories.
 */
const passesFacets = (item: Item, tags: readonly number[], categories: readonly FacetCategory[]) =>
  categories.every(({ all, tags: own }) => {
    const asked = tags.filter((tag) => own.some(({ id }) => id === tag));
    return all ? asked.every((id) => item.facetTags?.includes(id)) : hasAny(item.facetTags, asked);
  });

/** Tags in the form of answers, each with the number of items that have it. */
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

// A tag's count is the number of results after choosing it: all choices apply except those that it
// would widen.
function facetsOf(
  found: readonly Item[],
  { facetTags, language }: Question,
  categories: readonly FacetCategory[],
) {
  return categories.map((category) => {
    const others = facetTags.filter(
      (tag) => category.all || !category.tags.some(({ id }) => id === tag),
    );
    const counted = found.filter((item) => passesFacets(item, others, categories));
    return {
      id: category.id,
      name: textIn(category.name, language),
      all: category.all ?? false,
      facetTags: tagsOf(category.tags, counted, language, facetTags),
    };
  });
}

function sorted<T extends Item>(items: readonly T[], { q, sortOrder, language }: Question): T[] {
  const byTitle = (a: T, b: T) =>
    textIn(a.title, language).localeCompare(
      textIn(b.title, language),
      language === 'se' ? 'sv' : language,
    );
  const byDay = (a: T, b: T) => (b.startPublish ?? '').localeCompare(a.startPublish ?? '');
  const byMatch = (a: T, b: T) => (q ? rankOf(a, q, language) - rankOf(b, q, language) : 0);
  return [...items].sort(sortOrder === 2 ? byDay : sortOrder === 1 ? byTitle : byMatch);
}

/** Answers a query in the shape of the search calls; `show` makes a hit of an item. */
export function answer<T extends Item>(
  items: readonly T[],
  question: Question,
  categories: readonly FacetCategory[],
  show: (item: T, language: Language) => object,
) {
  const { q, language, page, pageSize, groupId, hideResults, skipPagination } = question;
  const offered = items.filter(
    (item) =>
      hasAny(item.categoryIds, question.anyCategories) &&
      question.allCategories.every((id) => item.categoryIds?.includes(id)) &&
      (groupId === undefined || item.groupId === groupId),
  );
  const asked = q ? found(offered, q, language) : offered;
  const hits = sorted(
    asked.filter((item) => passesFacets(item, question.facetTags, categories)),
    question,
  );
  const from = skipPagination ? 0 : (page - 1) * pageSize;
  const to = skipPagination ? hits.length : from + pageSize;
  return {
    hits: hideResults ? [] : hits.slice(from, to).map((item) => show(item, language)),
    totalCount: hits.length,
    hasMore: !hideResults && to < hits.length,
    query: q,
    ...(q && asked.length === 0 && { suggestion: meant(offered, q, language) }),
    facetCategories: facetsOf(asked, question, categories),
  };
}
