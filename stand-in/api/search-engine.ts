import type { Language } from '../../src/core/page/language';
import { folded, comparable as plain } from '../../src/read/compare';
import { synonymsOf } from '../data/synonyms';
import { type LocalText, textIn } from '../data/texts';
import type { FacetCategory, FacetTag, Page } from '../data/types';
import { inflected } from './inflection';
import { formsOf, isOneSlip, squeezed } from './spelling';

/** Data to search beside a page's own fields. */
export interface Item extends Page {
  readonly facetTags?: readonly number[];
  readonly categoryIds?: readonly number[];
  readonly groupId?: number;
  readonly startPublish?: string;
  /** The ingredients of a dish, without their amounts. */
  readonly madeOf?: LocalText;
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

const titleOf = (item: Item, language: Language): string => plain(textIn(item.title, language));

/** The words of a text: `400 g` has two, and `kana-nuudeliwok`. */
const wordsOf = (text: string): readonly string[] => plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];
const joining = new Set('ja tai sekä and or with och eller med und oder mit'.split(' '));

/** The words of a query, without those that join others. */
function askedIn(q: string): readonly string[] {
  const words = wordsOf(q);
  const telling = words.filter((word) => !joining.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words that are searched of an item, by their places: title, teaser and kind, ingredients. */
const placesOf = (item: Item, language: Language) =>
  [[item.title], [item.teaserText, item.category], [item.madeOf ?? {}]].map((texts) =>
    texts.flatMap((text) => wordsOf(textIn(text, language))),
  );
type Places = ReturnType<typeof placesOf>;

/**
 * Matches a word that begins with one of some forms, or has one as a later part: `riisi` is in
 * `risottoriisiä`. A part begins after three letters or more, and in no double letter, and a short
 * one is the last: `ris` is not in `gris`, `gris` not in `kycklingrisotto`, `kana` not in
 * `porkkana`.
 */
function patternOf(forms: readonly string[]): RegExp {
  const parts = forms
    .filter((form) => form.length >= 5 || form.endsWith('$'))
    .map((form) => `\\p{L}{3,}(?<!${form[0]})${form}`);
  return new RegExp(`^(?:${[...forms, ...parts].join('|')})`, 'u');
}

/**
 * The ways in which a text may hold a word, the best first: as it is, in another form, by a word for
 * the same. A word with å, ä or ö matches only itself; one without matches both: `paa` also `pää`.
 */
function waysOf(word: string, language: Language) {
  const inAnyForm = inflected(word, language);
  const others = synonymsOf(inAnyForm, language).flatMap((one) => inflected(one, language));
  const read = word === folded(word) ? folded : (text: string) => text;
  return [[word, `${word}$`], inAnyForm, others]
    .filter(({ length }) => length > 0)
    .map((forms) => {
      const pattern = patternOf(forms);
      return (words: readonly string[]) => words.some((one) => pattern.test(read(one)));
    });
}

/** Another way, for a word with a spelling error: without its endings and double letters. */
function misspelt(word: string) {
  const pattern = patternOf(formsOf(word));
  const read = word === folded(word) ? folded : (text: string) => text;
  return (words: readonly string[]) => words.some((one) => pattern.test(read(squeezed(one))));
}

/**
 * How well each item holds a word: 0 as it is in the title, more in other forms and places;
 * undefined for not at all. Spelling errors are looked for in a word that no item holds.
 */
function gradesOf(word: string, items: readonly Places[], language: Language) {
  const grades = (ways: readonly ((words: readonly string[]) => boolean)[]) =>
    items.map(
      (places) =>
        places.flatMap((words, place) => {
          const way = ways.findIndex((holds) => holds(words));
          return way < 0 ? [] : [place * 4 + way];
        })[0],
    );
  const some = grades(waysOf(word, language));
  return some.some((grade) => grade !== undefined) ? some : grades([misspelt(word)]);
}

/** An item that was found. */
interface Hit<T> {
  readonly item: T;
  /** The number of words of the query that it lacks. */
  readonly missing: number;
  /** How well it holds the others: less is better. */
  readonly rank: number;
}

/** How well a title matches: 0 begins with the text, 1 contains it, 2 is found by other words. */
function rankOf(item: Item, q: string, language: Language): number {
  const title = folded(titleOf(item, language));
  const asked = folded(q);
  return title.startsWith(asked) ? 0 : title.includes(asked) ? 1 : 2;
}

/**
 * The items with every word of the query, the best first; below them those with about half of the
 * words, if one of these is no number.
 */
export function found<T extends Item>(items: readonly T[], q: string, language: Language) {
  const words = askedIn(q);
  const places = items.map((item) => placesOf(item, language));
  const grades = words.map((word) => gradesOf(word, places, language));
  return items
    .flatMap((item, index): Hit<T>[] => {
      const held = words.filter((_, word) => grades[word]?.[index] !== undefined);
      const missing = words.length - held.length;
      const isTelling = held.some((word) => missing === 0 || /^\p{L}{3,}$/u.test(word));
      if (!isTelling || missing > Math.ceil(words.length / 2)) return [];
      const sum = grades.reduce((all, by) => all + (by[index] ?? 0), 0);
      return [{ item, missing, rank: rankOf(item, q, language) * 100 + sum }];
    })
    .sort((a, b) => a.missing - b.missing || a.rank - b.rank);
}

/**
 * A query that may be meant if there are no hits: each word unchanged, or changed by one letter.
 */
function meant(items: readonly Item[], q: string, language: Language): string | undefined {
  const all = items.flatMap((item) => placesOf(item, language).flat());
  const known = [...new Set(all)].filter((one) => /^\p{L}{4,}$/u.test(one));
  const words = askedIn(q).map((word) => {
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

/** What was found, best match first, or by title or day within what has as many of the words. */
function sorted<T extends Item>(hits: readonly Hit<T>[], { sortOrder, language }: Question): T[] {
  const byTitle = (a: T, b: T) =>
    textIn(a.title, language).localeCompare(
      textIn(b.title, language),
      language === 'se' ? 'sv' : language,
    );
  const byDay = (a: T, b: T) => (b.startPublish ?? '').localeCompare(a.startPublish ?? '');
  const by = sortOrder === 2 ? byDay : sortOrder === 1 ? byTitle : () => 0;
  return [...hits]
    .sort((a, b) => a.missing - b.missing || by(a.item, b.item))
    .map(({ item }) => item);
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
  const asked = q
    ? found(offered, q, language)
    : offered.map((item) => ({ item, missing: 0, rank: 0 }));
  const hits = sorted(
    asked.filter(({ item }) => passesFacets(item, question.facetTags, categories)),
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
    facetCategories: facetsOf(
      asked.map(({ item }) => item),
      question,
      categories,
    ),
  };
}
