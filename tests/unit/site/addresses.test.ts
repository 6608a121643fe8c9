import { describe, expect, it } from 'vitest';
import { hostAddressOf, pathOf, withAddresses, withAddressesIn } from '../../../site/addresses';

const to = (path: string) => `../../${path}`;

describe('an address of the demo host', () => {
  it.each([
    ['http://localhost/', 'sites/atriafi/'],
    ['http://jyvabroiler.localhost/reseptit?q=a#b', 'sites/jyvabroiler/reseptit/?q=a#b'],
    ['http://localhost/pictures/farm.svg?preset=small', 'pictures/farm.svg'],
    ['http://lihakauppa.localhost/host/site/lihakauppa.css', 'host/site/lihakauppa.css'],
    [
      'http://localhost/widgets/cart?only=empty&brand=lihakauppa#x',
      'widgets/cart/empty/?brand=lihakauppa#x',
    ],
    ['http://localhost/widgets/cart', 'widgets/cart/'],
    ['http://lihakauppa.localhost/api/v1/checkout', 'sites/lihakauppa/api/v1/checkout'],
  ])('%s is %s of the site', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it('is found again by its path, so that the back end knows site, page and fault', () => {
    expect(hostAddressOf('sites/jyvabroiler/se/recept/?fault=search:500')).toBe(
      'http://jyvabroiler.localhost/se/recept?fault=search:500',
    );
    expect(hostAddressOf('sites/atriafi/')).toBe('http://localhost/');
    expect(hostAddressOf('widgets/cart/empty/?brand=lihakauppa')).toBe(
      'http://localhost/widgets/cart?brand=lihakauppa',
    );
    expect(hostAddressOf('docs/api/')).toBeUndefined();
  });
});

describe('a text of the demo host', () => {
  it('has its addresses moved: its own, those of other sites, those of links in it', () => {
    expect(withAddresses('/haku', 'sibylla', to)).toBe('../../sites/sibylla/haku/');
    expect(withAddresses('http://export.localhost/', 'sibylla', to)).toBe('../../sites/export/');
    expect(withAddresses('<a href="/haku">x</a>', 'sibylla', to)).toBe(
      '<a href="../../sites/sibylla/haku/">x</a>',
    );
  });

  it('stays as it is where it is no address', () => {
    for (const text of ['1/2 dl', '//cdn.example/x.js', 'https://www.example.fi/a', 'a / b', ''])
      expect(withAddresses(text, 'sibylla', to)).toBe(text);
  });

  it('is moved wherever it is in an answer', () => {
    const answer = { hits: [{ url: '/a', title: 'A', likes: 3 }], more: null };
    expect(withAddressesIn(answer, 'delise', to)).toEqual({
      hits: [{ url: '../../sites/delise/a/', title: 'A', likes: 3 }],
      more: null,
    });
  });
});
