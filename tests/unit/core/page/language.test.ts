// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  langAttribute,
  languageOfPath,
  languageSwitch,
  languages,
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
    expect(languages.map(langAttribute)).toEqual(['fi', 'en', 'sv', 'de']);
  });
});
