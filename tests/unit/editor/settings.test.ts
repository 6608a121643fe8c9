import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../editor/address';
import { policyOf } from '../../../editor/policy';
import { askedIn } from '../../../editor/preview-page/exchange';
import { pictureAt, withSampleFiles } from '../../../editor/sample-address';
import { plainSettings, readSettings } from '../../../editor/settings';

const settings = (given: object) => readSettings(given).settings;

describe('settings.json of the catalogue', () => {
  it('may be empty', () => {
    expect(readSettings({})).toEqual({ settings: plainSettings, mistakes: [] });
  });

  it('is reported by field if a value is wrong, and the others are used', () => {
    const { settings, mistakes } = readSettings({
      brands: ['jyvabroiler', 'atrea'],
      languages: [],
      script: { onload: 'x()' },
      apibase: '/',
      pages: 'https://www.example.fi',
    });
    expect(settings).toEqual({ ...plainSettings, pages: 'https://www.example.fi' });
    expect(mistakes.map((text) => text.split(':')[0])).toEqual([
      'brands.1',
      'languages',
      'script.onload',
      'apibase',
    ]);
    expect(readSettings('text').mistakes).not.toEqual([]);
  });

  it.each([
    ...['release', 'apiBase', 'pages', 'pictureBase', 'pickPicture', 'developerPages'].flatMap(
      (name) => ['https://', 'javascript:alert(1)'].map((address) => [name, address] as const),
    ),
    ['script', { 'data-captcha-script': 'https://' }] as const,
  ])(
    'is reported where an address is none, and the catalogue starts [EDIT-04]: %s %s',
    (name, value) => {
      const { settings, mistakes } = readSettings({ [name]: value, hide: ['cart'] });
      expect(settings).toEqual({ ...plainSettings, hide: ['cart'] });
      expect(mistakes).toEqual([expect.stringMatching(`^${name}: .*is no address$`)]);
      expect(policyOf(settings)).toBeTruthy();
    },
  );

  it.each(['', '/api', '../', '//cdn.example.fi', 'https://a.fi/b'])(
    'may have an address of any kind: "%s"',
    (apiBase) => expect(readSettings({ apiBase }).mistakes).toEqual([]),
  );

  it('offers its first brand and language if the address names neither', () => {
    const some = settings({ brands: ['goohse', 'lithellsse'], languages: ['se', 'en'] });
    const { brand, language } = readAddress('#/cart?brand=sibylla&language=fi', some);
    expect([brand, language]).toEqual(['goohse', 'se']);
    expect(readAddress('#/cart?brand=lithellsse&language=en', some)).toMatchObject({
      brand: 'lithellsse',
      language: 'en',
    });
  });
});

describe('the policy of the catalogue’s pages', () => {
  const sources = (given: object) =>
    Object.fromEntries(
      policyOf(settings(given))
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );

  it('allows only the page’s own origin if nothing is set', () => {
    const own = ["'self'", location.origin];
    for (const name of ['default-src', 'script-src', 'connect-src'])
      for (const source of sources({})[name] ?? []) expect(own).toContain(source);
    expect(sources({})['require-trusted-types-for']).toEqual(["'script'"]);
  });

  it('names the origins of the settings, each only where it is needed', () => {
    const given = sources({
      release: 'https://cdn.example.fi/atria/0.1.0',
      apiBase: 'https://api.example.fi/v1',
      pages: 'https://www.example.fi/fi/',
      script: { 'data-captcha-script': 'https://captcha.example.fi/x.js' },
    });
    expect(given['script-src']).toEqual([
      "'self'",
      'https://cdn.example.fi',
      'https://captcha.example.fi',
    ]);
    expect(given['connect-src']).toContain('https://api.example.fi');
    expect(given['connect-src']).not.toContain('https://www.example.fi');
    expect(given['base-uri']).toEqual(["'self'", 'https://www.example.fi']);
  });
});

describe('the page of the preview', () => {
  it('reads the known parts of its address', () => {
    expect(askedIn('?brand=sibyllase&language=se&ui=fi')).toEqual({
      ...{ logo: 'sibyllase', brand: 'sibylla', language: 'se', ui: 'fi' },
      ...{ isPicture: false, isPage: false, fault: '' },
    });
    expect(askedIn('?brand=%22%3E%3Cscript%3E&language=%22x&ui=%22y&picture=')).toEqual({
      ...{ logo: 'atriafi', brand: 'atriafi', language: 'fi', ui: 'en' },
      ...{ isPicture: true, isPage: false, fault: '' },
    });
  });
});

describe('pictures in the catalogue', () => {
  it('are the sample’s, one for each kind, if no back end is set', () => {
    const text =
      '"/pictures/dish-soup-lihakeitto.svg?preset=third" "/videos/tilalta-poytaan.webm" "/logos/goohse.svg"';
    expect(withSampleFiles(text, 'x/')).toBe(
      '"x/pictures/dish-soup.svg?preset=third" "x/videos/tilalta-poytaan.webm" "x/logos/goohse.svg"',
    );
    const prose = 'See /pictures/dish-soup-a.svg, "/logos/own.svg" and "/pictures/own.svg"';
    expect(withSampleFiles(prose, 'x/')).toBe(prose);
    expect(pictureAt('/pictures/cut-steak-a.svg', plainSettings)).toMatch(
      /\/sample\/pictures\/cut-steak\.svg$/,
    );
  });

  it('are the organisation’s if its pages or pictures have an address', () => {
    const own = settings({ apiBase: '/', pages: 'https://www.example.fi/fi/' });
    expect(pictureAt('/kuvat/a.jpg', own)).toBe('https://www.example.fi/kuvat/a.jpg');
    const media = settings({ ...own, pictureBase: 'https://media.example.fi/' });
    expect(pictureAt('kuvat/a.jpg', media)).toBe('https://media.example.fi/kuvat/a.jpg');
  });
});
