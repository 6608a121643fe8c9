import { type Example, isState } from '../src/catalogue/examples';
import type { Language } from '../src/core/page/language';
import { cached } from './cached';
import { type Kept, keepHere, keepLast, keptHere, lastKept, parsed } from './kept';
import { type Draft, draftFrom, emptyDraft, type Values } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';
import { readyNames } from './ready/ready-kinds';
import { readyPage } from './ready/ready-pages';
import { readerFor, readSnippet } from './snippet/read-snippet';

/** The drafts of a widget that were last written in this browser, newest first. */
export const lastDrafts = (name: string): readonly { draft: Draft; time: Kept['time'] }[] =>
  lastKept(name).flatMap(({ text, time }) => {
    const draft = draftFrom(parsed(text));
    return draft ? [{ draft, time }] : [];
  });

/** The draft of a widget in this window, else the last one of this browser. */
export const keptDraft = (name: string): Draft | undefined =>
  draftFrom(keptHere(name)) ?? lastDrafts(name)[0]?.draft;

/** Stores the draft of a widget, in place of the one it was made from. */
export function keepDraft(name: string, draft: Draft, before?: Draft): void {
  const text = JSON.stringify(draft);
  keepHere(name, text);
  keepLast(name, text, before && JSON.stringify(before));
}

/** An example in the form's format; its brand and language are the page's. */
export const draftOf = ({ attributes = {}, fallback = '' }: Example): Draft => ({
  values: attributes,
  extra: [],
  between: fallback,
});

/**
 * The example that a form starts with: in the language of the page, if a ready page has the widget,
 * since examples are Finnish.
 */
export function exampleIn(widget: EditorWidget, language: Language): Draft {
  const example = firstExample(widget);
  const isOfLanguage = (example.language ?? 'fi') === language;
  const values = (!isOfLanguage && firstValuesIn(language).get(widget.name)) || {};
  return Object.keys(values).length > 0 ? { ...emptyDraft, values } : draftOf(example);
}

/**
 * The examples with which a form may start, by name: each fills it differently. Examples of a state
 * of the back end, or of the page's address, are not included.
 */
export function startsOf({ examples }: Pick<EditorWidget, 'examples'>): [string, Example][] {
  const known = new Set([JSON.stringify(emptyDraft)]);
  return Object.entries(examples).filter(([, example]) => {
    if (isState(example) || example.query) return false;
    const written = JSON.stringify(draftOf(example));
    if (known.has(written)) return false;
    known.add(written);
    return true;
  });
}

/** The values of each widget where it is first in the ready pages. */
const firstValuesIn = cached((language: Language): ReadonlyMap<string, Values> => {
  const pages = readyNames.map((page) => readyPage(page, language)).join('');
  const tags = [...readSnippet(pages, readerFor('en'))].reverse();
  // The first of each counts.
  return new Map(tags.map(({ widget, draft }) => [widget?.name ?? '', draft.values]));
});
