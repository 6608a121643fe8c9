// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { logos } from '../../../src/core/page/brand';
import { cartAddress } from '../../../src/core/page/cart-address';
import { currentOf } from '../../../src/core/page/current-link';
import { pageAddress } from '../../../src/core/page/page-address';
import { traitsOf } from '../../../src/widgets/header/header.model';

describe('the scroll threshold of a brand', () => {
  const named: Record<string, number> = {
    jyvabroiler: 120,
    lihakauppa: 130,
    delise: 100,
    ridderheimsse: 100,
    mestariforsmanfi: 100,
    lithellsse: 100,
    lonnebergase: 100,
    goohse: 100,
  };
  for (const logo of logos)
    it(`is ${named[logo] ?? 200} px for ${logo} [HDR-11]`, () => {
      expect(traitsOf(logo).stickyOffset).toBe(named[logo] ?? 200);
    });
});

it('opens simple dropdowns on the corporate site and both Sibyllas only [HDR-08]', () => {
  expect(logos.filter((logo) => traitsOf(logo).dropdowns)).toEqual([
    'atriacom',
    'sibylla',
    'sibyllase',
  ]);
});

it('lists all languages on the corporate site only [HDR-15] [HDR-27]', () => {
  expect(logos.filter((logo) => traitsOf(logo).allLanguages)).toEqual(['atriacom']);
});

describe('the address of the cart', () => {
  it('is the shop address followed by ostoskori#tuotteet [HDR-09]', () => {
    expect(cartAddress('https://shop.example/')).toBe('https://shop.example/ostoskori#tuotteet');
  });

  it('gets the slash that the shop address lacks [HDR-09]', () => {
    expect(cartAddress('https://shop.example')).toBe('https://shop.example/ostoskori#tuotteet');
  });
});

describe('a link and the current page', () => {
  const at = (address: string) => pageAddress(new URL(address));
  const page = at('https://atria.example/tuotteet/makkarat?x=1');

  it('are the same, with or without a final slash', () => {
    expect(currentOf('/tuotteet/makkarat/', page)).toBe('page');
  });

  it.each(['makkarat', 'makkarat.html', 'makkarat/', 'makkarat/index.html', 'makkarat?q=1'])(
    'are the same, however the host writes the path: %s [SRV-05]',
    (path) => {
      for (const origin of ['http://atria.example', 'https://atria.example:8443']) {
        const here = at(`${origin}/tuotteet/${path}`);
        expect(currentOf('/tuotteet/makkarat', here)).toBe('page');
        expect(currentOf('/tuotteet/makkarat.html', here)).toBe('page');
        expect(currentOf('https://atria.example/tuotteet/index.html', here)).toBe('true');
      }
    },
  );

  it('are the same by a link that is relative to the folder of the page', () => {
    expect(currentOf('makkarat', page)).toBe('page');
    expect(currentOf('./', page)).toBe('true');
    expect(currentOf('makkarat', at('https://atria.example/tuotteet/makkarat/'))).toBeUndefined();
    expect(currentOf('?x=2', page)).toBe('page');
    expect(currentOf('#x', page)).toBeUndefined();
  });

  it('are a section and a page in it', () => {
    expect(currentOf('/tuotteet', page)).toBe('true');
  });

  it('are unrelated if a name only begins alike', () => {
    expect(currentOf('/tuot', page)).toBeUndefined();
  });

  it.each(['/', '/en/', 'https://other.example/tuotteet', '', 'http://'])(
    'are unrelated: "%s"',
    (link) => {
      expect(currentOf(link, page)).toBeUndefined();
    },
  );
});
