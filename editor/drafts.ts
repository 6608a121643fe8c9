import type { Example } from '../src/catalogue/examples';
import type { Language } from '../src/core/page/language';
import { keepHere, keepLast, keptHere, lastKept, parsed } from './kept';
import { type Draft, draftFrom, emptyDraft } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';
import { readyValues } from './ready/ready-values';

/** A draft as it is kept. */
export interface KeptDraft {
  readonly draft: Draft;
  /** When it was written, in ms. */
  readonly time: number;
}

/** The drafts of a widget that were last written in this browser, newest first. */
export const lastDrafts = (name: string): readonly KeptDraft[] =>
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
  const values = isOfLanguage ? undefined : readyValues(widget.name, language);
  return values ? { ...emptyDraft, values } : draftOf(example);
}
