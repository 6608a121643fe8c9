import { describe, expect, it } from 'vitest';
import { knownFields } from '../../../scripts/describe/known-fields';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { type Fields, placesIn } from '../../../src/help/fields';
import { meantValues, slipOf, slipsIn } from '../../../src/help/slips';
import { regions } from '../../../src/widgets/region-map/finland';

const contracts = await loadContracts();
const fieldsOf = (widget: string): Fields => {
  const contract = contracts.find(({ name }) => name === widget);
  return contract ? knownFields(contract) : {};
};

describe('a typing error in a value', () => {
  it.each([
    ['www.atria.fi/reseptit', 'https://www.atria.fi/reseptit'],
    ['atria.fi/reseptit', 'https://atria.fi/reseptit'],
    ['maija@atria.fi', 'mailto:maija@atria.fi'],
    ['Maija <maija@atria.fi>', 'mailto:maija@atria.fi'],
    ['\u200bmaija@pähkinä.fi ', 'mailto:maija@pähkinä.fi'],
  ])('is found in a link without http: %s', (given, meant) => {
    expect(slipOf(given, 'link')).toEqual({ cause: 'address', given, meant });
  });

  it.each([
    '/a',
    '#a',
    '?a=1',
    'https://atria.fi',
    'mailto:a@b.fi',
    '/?to=a@b.fi',
    'ohje.pdf',
    'a/b.html',
    '',
  ])('is not found in an address that leads somewhere: %s', (given) =>
    expect(slipOf(given, 'link')).toBeUndefined(),
  );

  it.each([
    ['C:\\Users\\maija\\kuva.jpg', 'disk'],
    ['file:///home/kuva.jpg', 'disk'],
    ['lihapullat.jpg', 'path'],
    ['www.atria.fi/kuva.jpg', 'address'],
    ['/kuvat/kuva.jpg', undefined],
    ['https://cdn.example.org/kuva.jpg', undefined],
    ['data:image/png;base64,AA', undefined],
  ])('is found in the address of a picture: %s', (given, cause) => {
    expect(slipOf(given, 'picture')?.cause).toBe(cause);
  });

  it.each([
    ['1,5', 'number', '1.5'],
    ['12 000', 'integer', '12000'],
    ['12\u00a0000,5', 'number', '12000.5'],
    ['−3', 'integer', '-3'],
    ['1,5', 'integer', undefined],
    ['1.5', 'number', undefined],
    ['12000', 'integer', undefined],
    ['many', 'number', undefined],
  ] as const)('is found in a number in Finnish notation: %s, %s', (given, kind, meant) => {
    expect(slipOf(given, kind)?.meant).toBe(meant);
  });

  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.2.2026', '2026-02-01'],
    ['to 31.12.2026 klo 16', '2026-12-31T16:00:00'],
    ['31/12/2026', '2026-12-31'],
    ['31.13.2026', undefined],
    ['joulukuussa', undefined],
    ['2026-02-31', undefined],
    ['0001-01-01T00:00:00', undefined],
    ['12/11/2026 00:00:00', undefined],
  ])('is found in a day that is not in ISO’s notation: %s', (given, meant) => {
    expect(slipOf(given, 'date')).toEqual({ cause: 'date', given, meant });
  });

  it.each(['', '2026-12-31', '2026-12-31T10:00', ' 2026-12-31 ', '2026/12/31', '20261231'])(
    'is not found in a day with its year first: "%s"',
    (given) => expect(slipOf(given, 'date')).toBeUndefined(),
  );

  it.each(['jyväbroiler', 'atriaammattilaiset', 'atriaexport', 'atria'])(
    'is found in a brand, with the nearest: %s',
    (given) => {
      const meant = { jyväbroiler: 'jyvabroiler', atriaammattilaiset: 'ammattilaiset' };
      expect(slipOf(given, 'brand')?.meant).toContain(
        { ...meant, atriaexport: 'export', atria: 'atriafi' }[given],
      );
    },
  );

  it('is not found in a language as people write it', () => {
    for (const given of ['fi', 'sv', 'en-GB', 'DE'])
      expect(slipOf(given, 'language')).toBe(undefined);
  });
});

describe('the kinds of values', () => {
  it('follow from the contracts', () => {
    expect(fieldsOf('card-grid')).toMatchObject({
      brand: { kind: 'brand' },
      rowsToDisplay: { kind: 'integer' },
      columns: { kind: 'choice' },
      cards: {
        fields: { type: { kind: 'choice' }, image: { kind: 'picture' }, link: { kind: 'link' } },
      },
    });
    const { fields = {} } = fieldsOf('product-card').product ?? {};
    expect(fields.code).toMatchObject({ kind: 'product', isRequired: true });
    expect(fields.price?.kind).toBeUndefined();
  });

  it('include the regions of the map, of which a misspelt one is reported', () => {
    const names = regions.map((one) => one.names[0]);
    const fields = fieldsOf('region-map');
    const { kind = [] } = fields.buttons?.fields?.buttonRegion ?? {};
    expect([...kind].sort()).toEqual(names.sort());
    const slip = (buttonRegion: string) =>
      slipsIn(placesIn({ buttons: [{ buttonRegion }] }, { fields }))[0]?.slip;
    expect(slip('Satakunta ja Pohojammaa')).toMatchObject({
      given: 'Pohojammaa',
      meant: 'Pohjanmaa',
    });
    expect(slip('etelä karjala, Kainuu')).toBeUndefined();
    expect(slip('Tukholma')).toBeUndefined();
  });
});

describe('the typing errors in all values of a tag', () => {
  const fields = fieldsOf('card-grid');

  it('have their places, an empty entry its own', () => {
    const cards = [
      { header: 'A', link: 'atria.fi/a' },
      { type: 'recipeCard', header: ' ' },
    ];
    const places = placesIn({ cards, rowsToDisplay: '1 000' }, { fields });
    expect(slipsIn(places).map(({ path }) => path)).toEqual([
      ['cards', 0, 'link'],
      ['cards', 1],
      ['rowsToDisplay'],
    ]);
  });

  it('are corrected if the meaning is certain: numbers and days', () => {
    const jobs = { jobs: [{ lastDay: '31.12.2026', url: 'atria.fi' }], value: '1,5' };
    const fields: Fields = {
      jobs: { fields: { lastDay: { kind: 'date' }, url: { kind: 'link' } } },
      value: { kind: 'number' },
    };
    expect(meantValues(jobs, { fields })).toEqual({
      jobs: [{ lastDay: '2026-12-31', url: 'atria.fi' }],
      value: 1.5,
    });
  });
});
