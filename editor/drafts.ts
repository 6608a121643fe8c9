import type { Example } from '../src/catalogue/examples';
import { type Draft, draftFrom } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';

const keyOf = (name: string): string => `atria-editor ${name}`;

/** What was written for a widget in this window, so that the way to the gallery loses nothing. */
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

/** An example as the form holds it; its brand and language are the page's. */
export const draftOf = ({ attributes = {}, fallback = '' }: Example): Draft => ({
  values: attributes,
  extra: [],
  between: fallback,
});

/** What a form starts with. */
export const startDraft = (widget: EditorWidget): Draft =>
  keptDraft(widget.name) ?? draftOf(firstExample(widget));
