// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../../../src/core/element/environment';
import { pageSettings } from '../../../../src/core/page/settings';

const environment = (values: Record<string, string>, page: Record<string, unknown>) =>
  environmentOf(values, { ...pageSettings(), ...page }, new URL('https://x.test/'));

const of = (values: Record<string, string>, page: Record<string, unknown>, hostname = 'x.test') => {
  const address = new URL(`https://${hostname}/`);
  return environmentOf(values, { ...pageSettings(), ...page }, address).page;
};

describe('the brand of an element', () => {
  const host = 'www.jyvabroiler.fi';

  it('is that of its attribute before all [BRAND-04]', () => {
    expect(of({ brand: 'export' }, { brand: 'sibylla' }, host).brand).toBe('export');
  });
  it('is that of the page before the host name’s [BRAND-04]', () => {
    expect(of({}, { brand: 'sibylla' }, host).brand).toBe('sibylla');
  });
  it('is that of the page if its attribute is empty, without a message [BRAND-04]', () => {
    const { page, problems } = environment({ brand: '' }, { brand: 'sibylla' });
    expect(page.brand).toBe('sibylla');
    expect(problems).toEqual([]);
  });
  it('is that of the host name before atriafi [BRAND-04]', () => {
    expect(of({}, {}, host).brand).toBe('jyvabroiler');
    expect(of({}, {}).brand).toBe('atriafi');
  });
});

describe('the logo of an element', () => {
  it('is the site’s own without another [BRAND-04]', () => {
    expect(of({ brand: 'export' }, {}).logo).toBe('export');
  });
  it('is that of its attribute, or of the page [BRAND-04]', () => {
    const page = { defaults: { logo: 'lithellsse' } };
    expect(of({ brand: 'export', logo: 'sibyllase' }, page).logo).toBe('sibyllase');
    expect(of({ brand: 'export' }, page).logo).toBe('lithellsse');
  });
});

describe('a misspelt name', () => {
  it.each([
    ['brand', 'sibyla', 'atriafi'],
    ['logo', 'sibylase', 'export'],
    ['language', 'norsk', 'fi'],
  ] as const)(
    'of the %s is reported, in the tag and in the page’s settings [ELEM-10]',
    (name, given, used) => {
      const brand = { brand: 'export' };
      const settings = name === 'logo' ? { defaults: { logo: given } } : { [name]: given };
      for (const { page, problems } of [
        environment({ ...brand, [name]: given }, {}),
        environment({}, { ...brand, ...settings }),
      ]) {
        expect(page[name]).toBe(used);
        expect(problems).toEqual([
          {
            where: name,
            code: 'wrong',
            params: { given: `"${given}"`, expected: expect.anything() },
          },
        ]);
      }
    },
  );
});
