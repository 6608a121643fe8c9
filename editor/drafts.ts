import type { Example } from '../src/catalogue/examples';
import type { Language } from '../src/core/page/language';
import { type Draft, draftFrom, emptyDraft } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';
import { readyValues } from './ready/ready-values';

const keyOf = (name: string): string => `atria-editor ${name}`;

/** The draft of a widget in this window, so that a visit to the gallery loses nothing. */
export function keptDraft(name: string): Draft | undefined {
  try {
    return draftFrom(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the address still has it.
  }
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
