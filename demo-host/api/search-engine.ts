import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import type { FacetCategory, Page } from '../data/types';

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
  readonly categoryIds: readonly number[];
  readonly groupId: number | undefined;
  readonly hideResults: boolean;
  readonly skipPagination: boolean;
}

/** Lower case without accents, so that `jaa` finds `jää` and both find `JÄÄ`. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Whether every word of the question is found in what is said of the item. */
export function matches(item: Item, q: string, language: Language): boolean {
  const said = folded(
    [item.title, item.teaserText, item.category].map((text) => textIn(text, language)).join(' '),
  );
  return folded(q)
    .split(/\s+/)
    .every((word) => said.includes(word));
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

function facetsOf(
  found: readonly Item[],
  question: Question,
  categories: readonly FacetCategory[],
) {
  const { facetTags, language } = question;
  return categories.map((category) => {
    const others = facetTags.filter((tag) => !category.tags.some(({ id }) => id === tag));
    const counted = found.filter((item) => passesFacets(item, others, categories));
    return {
      id: category.id,
      name: textIn(category.name, language),
      facetTags: category.tags.map(({ id, name, display = true }) => ({
        id,
        name: textIn(name, language),
        count: counted.filter((item) => item.facetTags?.includes(id)).length,
        selected: facetTags.includes(id),
        display,
      })),
    };
  });
}

function sorted<T extends Item>(items: readonly T[], { q, sortOrder, language }: Question): T[] {
  const title = (item: T) => textIn(item.title, language);
  if (sortOrder === 2)
    return [...items].sort((a, b) => (b.startPublish ?? '').localeCompare(a.startPublish ?? ''));
  if (sortOrder === 1) return [...items].sort((a, b) => title(a).localeCompare(title(b), 'fi'));
  if (!q) return [...items];
  const rank = (item: T) => (folded(title(item)).includes(folded(q)) ? 0 : 1);
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Answers a question in the shape of the search calls; `show` makes a hit of an item. */
export function answer<T extends Item>(
  items: readonly T[],
  question: Question,
  categories: readonly FacetCategory[],
  show: (item: T, language: Language) => object,
) {
  const { q, language, page, pageSize, categoryIds, groupId, hideResults, skipPagination } =
    question;
  const asked = items.filter(
    (item) =>
      (!q || matches(item, q, language)) &&
      hasAny(item.categoryIds, categoryIds) &&
      (groupId === undefined || item.groupId === groupId),
  );
  const found = sorted(
    asked.filter((item) => passesFacets(item, question.facetTags, categories)),
    question,
  );
  const to = skipPagination ? found.length : page * pageSize;
  const shown = hideResults ? [] : found.slice(skipPagination ? 0 : to - pageSize, to);
  return {
    hits: shown.map((item) => show(item, language)),
    totalCount: found.length,
    hasMore: !hideResults && to < found.length,
    query: q,
    facetCategories: facetsOf(asked, question, categories),
  };
}
