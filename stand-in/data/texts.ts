import type { Language } from '../../src/core/page/language';

/** A text by language; a missing one is replaced by English, then by Finnish. */
export type LocalText = Partial<Readonly<Record<Language, string>>>;

/** The text in a language, else in English, else in any language. */
export const textIn = (text: LocalText, language: Language): string =>
  text[language] ?? text.en ?? text.fi ?? text.se ?? text.de ?? '';

/**
 * A title in the form for an address: `Kunnon Grillimakkara 400 g` is `kunnon-grillimakkara-400-g`.
 */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same as the language writes it: `gefluegel` in German, not `geflugel`. */
export const slugIn = (title: string, language: Language): string =>
  slug(
    language === 'de'
      ? title.toLowerCase().replace(/[äöü]/g, (one) => ({ ä: 'ae', ö: 'oe' })[one] ?? 'ue')
      : title,
  );

/** A number that is always the same for a name: for likes, codes and the like. */
export function numberOf(name: string, below: number): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 0) % below;
}
