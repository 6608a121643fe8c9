import type { UiLanguage } from '../texts';
import { cards } from './descriptions/cards';
import { common } from './descriptions/common';
import { find } from './descriptions/find';
import { forms } from './descriptions/forms';
import { navigation } from './descriptions/navigation';
import { pages } from './descriptions/pages';
import { planning } from './descriptions/planning';
import { school } from './descriptions/school';
import { shop } from './descriptions/shop';
import { examples } from './examples';
import { labels } from './labels';
import { options } from './options';
import { summaries } from './summaries';
import { titles } from './titles';

/** The files of descriptions, by name. */
export const descriptions = {
  ...{ cards, common, find, forms, navigation, pages, planning, school, shop },
};

type Entries = Readonly<Record<string, string>>;

/**
 * What contracts and examples say in English, in Finnish, by the English text: a text that changes
 * there has lost its Finnish one, which tests/unit/editor/finnish.test.ts tells.
 */
export const finnish = {
  titles,
  summaries,
  labels,
  descriptions: Object.assign({}, ...Object.values(descriptions)) as Entries,
  options,
  examples,
} satisfies Record<string, Entries>;

/** What a text of a contract is: one word may be a title and a label. */
export type Kind = keyof typeof finnish;

/** Says a text of a contract in a language of the catalogue. */
export type Say = (kind: Kind, english: string) => string;

/**
 * A text of a widget's contract or examples in Finnish, and whether it is the widget's own word
 * for it; undefined where there is none.
 */
export function inFinnish(
  kind: Kind,
  english: string,
  widget: string,
): { readonly text: string; readonly isOwn: boolean } | undefined {
  const entries: Entries = finnish[kind];
  const own = entries[`${english} (${widget})`];
  const text = own ?? entries[english];
  return text === undefined ? undefined : { text, isOwn: own !== undefined };
}

/** How the texts of a widget's contract and examples are said. */
export const sayingOf = (widget: string, ui: UiLanguage): Say =>
  ui === 'en'
    ? (_, english) => english
    : (kind, english) => inFinnish(kind, english, widget)?.text ?? english;
