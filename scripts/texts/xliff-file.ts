import { jsToXliff12, xliff12ToJs } from 'xliff';
import { type Language, langAttribute, languages } from '../../src/core/page/language';
import type { Source } from './unit';

interface Entry {
  readonly source: string;
  readonly target?: string;
  readonly note?: string;
}

/**
 * An XLIFF file in the library's form: texts by the file that they are from, and by their names.
 */
export interface Xliff {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
}

/** The language from which another is translated: English, and for English Finnish. */
export const sourceLanguageOf = (language: Language): Language => (language === 'en' ? 'fi' : 'en');

/** The key of the text that a piece belongs to. */
const keyOf = (id: string): string => id.split('#')[0] ?? '';

/**
 * The piece of the source beside which a further piece of another language is shown: the last one.
 */
const lastOf = (units: ReadonlyMap<string, string>, id: string): string | undefined =>
  [...units].findLast(([one]) => keyOf(one) === keyOf(id))?.[1];

const byId = (source: Source, language: Language): ReadonlyMap<string, string> =>
  new Map(source.unitsIn(language).map(({ id, text }) => [id, text]));

/** The texts of a source to translate, by name. */
export function entriesOf(source: Source, language: Language): Readonly<Record<string, Entry>> {
  if (!source.isFor(language)) return {};
  const from = byId(source, sourceLanguageOf(language));
  const into = byId(source, language);
  const said = new Set([...into.keys()].map(keyOf));
  // A language may need one piece where another needs two, for one and for many.
  const ids = [...from.keys()].filter((id) => !said.has(keyOf(id)) && source.isFor(language, id));
  return Object.fromEntries(
    [...into.keys(), ...ids].map((id) => {
      const [target, note] = [into.get(id), source.noteOf(id)];
      const entry = { source: from.get(id) ?? lastOf(from, id) ?? '' };
      return [id, { ...entry, ...(target && { target }), ...(note && { note }) }];
    }),
  );
}

/** All texts of a language beside those of its source language, as XLIFF 1.2. */
export const writeXliff = (sources: readonly Source[], language: Language): Promise<string> =>
  jsToXliff12({
    sourceLanguage: langAttribute(sourceLanguageOf(language)),
    targetLanguage: langAttribute(language),
    resources: Object.fromEntries(
      sources
        .map((source) => [source.path, entriesOf(source, language)] as const)
        .filter(([, entries]) => Object.keys(entries).length > 0),
    ),
  });

/** An XLIFF file and its language. */
export async function readXliff(text: string) {
  const { targetLanguage, resources } = await xliff12ToJs(text);
  const language = languages.find((one) => langAttribute(one) === targetLanguage);
  if (!language)
    throw new Error(`There is no language "${targetLanguage}": ${languages.join(', ')}.`);
  return { language, resources };
}
