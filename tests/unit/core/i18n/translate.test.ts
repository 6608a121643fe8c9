// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedTexts } from '../../../../src/core/i18n/shared.texts';
import { defineTexts, type Translate } from '../../../../src/core/i18n/texts';
import { translate } from '../../../../src/core/i18n/translate';
import type { Language } from '../../../../src/core/page/language';

const texts = defineTexts({
  '/test/hits': ['{0} osumaa', '{0} hits', '{0} träffar', '{0} Treffer'],
  '/test/files': [
    (n: number) => (n === 1 ? '1 tiedosto' : `${n} tiedostoa`),
    (n: number) => (n === 1 ? '1 file' : `${n} files`),
    (n: number) => (n === 1 ? '1 fil' : `${n} filer`),
    (n: number) => (n === 1 ? '1 Datei' : `${n} Dateien`),
  ],
  '/test/page': ['Sivu {0}/{1}', 'Page {0} of {1}', 'Sida {0} av {1}', 'Seite {0} von {1}'],
});

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('texts', () => {
  it('are looked up by language and key: the search button reads Hae in Finnish [I18N-03]', () => {
    expect(translate(sharedTexts, 'fi', '/search/searchbutton', [])).toBe('Hae');
    expect(translate(sharedTexts, 'en', '/search/searchbutton', [])).toBe('Search');
  });

  it('can have arguments', () => {
    expect(translate(texts, 'se', '/test/hits', [3])).toBe('3 träffar');
    expect(translate(texts, 'de', '/test/files', [1])).toBe('1 Datei');
  });

  it('take their arguments in order', () => {
    expect(translate(texts, 'en', '/test/page', [2, '{0}'])).toBe('Page 2 of {0}');
  });

  it('log an unknown key and show it [I18N-04]', () => {
    expect(translate(texts, 'fi', '/test/none', [])).toBe('/test/none');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/test/none'));
  });

  // No element asks so: one with a wrong language has reported it and shows another [ELEM-10].
  it('log a language that is not one of the four, for whoever calls the translator, and show the key [I18N-04, I18N-05]', () => {
    expect(translate(texts, 'xx' as Language, '/test/hits', [1])).toBe('/test/hits');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('xx'));
  });

  it('are declared in all four languages, and asked for with what they are about [I18N-05]', () => {
    // @ts-expect-error the German text is missing
    defineTexts({ '/test/word': ['Sana', 'Word', 'Ord'] });
    const t: Translate<typeof texts> = (key, ...given) => translate(texts, 'en', key, given);
    expect(t('/test/hits', 3)).toBe('3 hits');
    expect(t('/test/page', 1, 2)).toBe('Page 1 of 2');
    // @ts-expect-error the second number is missing
    expect(t('/test/page', 1)).toBe('Page 1 of {1}');
    // @ts-expect-error the number is missing
    expect(t('/test/hits')).toBe('{0} hits');
  });

  it('ignore keys of the table’s prototype', () => {
    expect(translate(texts, 'fi', 'constructor', [])).toBe('constructor');
  });

  it('give way to the translations of the page', () => {
    const own = { fi: { '/search/searchbutton': 'Etsi' } };
    expect(translate(sharedTexts, 'fi', '/search/searchbutton', [], own)).toBe('Etsi');
  });

  it('take the arguments of a text in a translation of the page, too', () => {
    const own = { fi: { '/test/hits': 'Löytyi {0}, ei {1}' } };
    expect(translate(texts, 'fi', '/test/hits', [7], own)).toBe('Löytyi 7, ei {1}');
  });

  it('are the widget’s if the page has something else than a text', () => {
    const own = { fi: { '/test/hits': { one: 1 } } } as never;
    expect(translate(texts, 'fi', '/test/hits', [7], own)).toBe('7 osumaa');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('expected a text'));
  });
});
