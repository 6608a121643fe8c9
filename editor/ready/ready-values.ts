import type { Language } from '../../src/core/page/language';
import type { Values } from '../model/values';
import { readerFor, readSnippet } from '../snippet/read-snippet';
import { readyNames } from './ready-kinds';
import { readyPage } from './ready-pages';

const made = new Map<Language, ReadonlyMap<string, Values>>();

/** The values of each widget where it is first in the ready pages. */
function readIn(language: Language): ReadonlyMap<string, Values> {
  const reader = readerFor('en');
  const pages = readyNames.map((page) => readyPage(page, language)).join('');
  const values = new Map<string, Values>();
  for (const { widget, draft } of readSnippet(pages, reader))
    if (widget && !values.has(widget.name)) values.set(widget.name, draft.values);
  return values;
}

/** A widget's values in the first ready page that has it, in a language; undefined for none. */
export function readyValues(name: string, language: Language): Values | undefined {
  const all = made.get(language) ?? readIn(language);
  made.set(language, all);
  const values = all.get(name);
  return values && Object.keys(values).length > 0 ? values : undefined;
}
