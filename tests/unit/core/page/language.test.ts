// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  langAttribute,
  languageOfName,
  languageOfPath,
  languageSwitch,
  languages,
  resolveLanguage,
} from '../../../../src/core/page/language';

describe('the language of a page', () => {
  it('is one of exactly en, fi, se and de [BRAND-03]', () => {
    expect([...languages].sort()).toEqual(['de', 'en', 'fi', 'se']);
  });

  it.each([
    ['/en', 'en'],
    ['/en/products', 'en'],
    ['/energia', 'fi'],
    ['/', 'fi'],
    ['/tuotteet/en', 'fi'],
  ] as const)('of the address %s is %s [I18N-01]', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  it('is switched to English at /en/ and to Finnish at / [I18N-02]', () => {
    expect(languageSwitch('fi')).toEqual({ href: '/en/', label: 'In English' });
    expect(languageSwitch('en')).toEqual({ href: '/', label: 'Suomeksi' });
  });

  it('is called sv in markup when it is Swedish [I18N-06]', () => {
    for (const language of languages)
      expect(langAttribute(language)).toBe(language === 'se' ? 'sv' : language);
  });

  it.each(languages)('is known by its own name, by its code and in a phrase: %s', (language) => {
    const code = langAttribute(language);
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
    for (const said of [name, name.toUpperCase(), code, ` ${language.toUpperCase()} `])
      expect(languageOfName(said)).toBe(code);
    expect(languageOfName('Norsk')).toBeUndefined();
  });

  it.each([
    ['In English', 'en'],
    ['Suomeksi', 'fi'],
    ['På svenska', 'sv'],
    ['Auf Deutsch', 'de'],
  ])('is known by a link to it: %s', (said, code) => {
    expect(languageOfName(said)).toBe(code);
  });

  it.each([
    ['sv', 'se'],
    ['en-GB', 'en'],
    [' DE_at', 'de'],
    ['FI', 'fi'],
    ['', 'en'],
    [undefined, 'en'],
  ])('is the one given, else that of the address: %s [I18N-01, I18N-06]', (given, language) => {
    const onUnknown = vi.fn();
    expect(resolveLanguage(given, '/en/x', onUnknown)).toBe(language);
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('is that of the address if the given one is unknown, which is reported [ELEM-10]', () => {
    const onUnknown = vi.fn();
    expect(resolveLanguage('norsk', '/en/x', onUnknown)).toBe('en');
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith('norsk');
  });
});
