// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  brands,
  defaultHosts,
  isShopHost,
  logos,
  resolveBrand,
} from '../../../../src/core/page/brand';

const resolve = (given: string | undefined, host: string, onUnknown = vi.fn()) =>
  resolveBrand(given, host, defaultHosts, onUnknown);

describe('the brand of a page', () => {
  it('is one of exactly fourteen sites [BRAND-01]', () => {
    expect([...brands].sort()).toEqual(
      'ammattilaiset atriacom atriafi delise export foodservicese goohse jyvabroiler lihakauppa lithellsse lonnebergase mestariforsmanfi ridderheimsse sibylla'.split(
        ' ',
      ),
    );
  });

  it('counts an unknown value as atriafi and reports it [BRAND-01]', () => {
    const onUnknown = vi.fn();
    expect(resolve('atrria', 'www.jyvabroiler.fi', onUnknown)).toBe('atriafi');
    expect(onUnknown).toHaveBeenCalledWith('atrria');
  });

  it('follows the attribute before the host name, and is atriafi without either', () => {
    expect(resolve('export', 'www.jyvabroiler.fi')).toBe('export');
    expect(resolve(undefined, 'www.jyvabroiler.fi')).toBe('jyvabroiler');
    expect(resolve(undefined, 'localhost')).toBe('atriafi');
  });

  it.each([
    ['www.lihakauppa.fi', 'lihakauppa'],
    ['www.jyvabroiler.fi', 'jyvabroiler'],
    ['export.atria.com', 'export'],
    ['ammattilaiset.atria.fi', 'ammattilaiset'],
    ['foodservice.atria.se', 'foodservicese'],
    ['www.ridderheims.se', 'ridderheimsse'],
    ['www.mestariforsman.fi', 'mestariforsmanfi'],
    ['www.lithells.se', 'lithellsse'],
    ['www.lonneberga.se', 'lonnebergase'],
    ['www.gooh.se', 'goohse'],
    ['www.sibylla.fi', 'sibylla'],
    ['www.atriadeli.se', 'delise'],
    ['www.atria.com', 'atriacom'],
  ])('finds the site of the host %s [BRAND-05]', (host, brand) => {
    expect(resolve(undefined, host)).toBe(brand);
  });

  it('takes another host table from the page [BRAND-05]', () => {
    expect(resolveBrand(undefined, 'shop.test', [['shop', 'lihakauppa']], vi.fn())).toBe(
      'lihakauppa',
    );
  });

  it('knows a shop page by its host name, and by another name if the page says so [BRAND-06]', () => {
    expect(isShopHost('www.lihakauppa.fi', 'lihakauppa')).toBe(true);
    expect(isShopHost('www.atria.fi', 'lihakauppa')).toBe(false);
    expect(isShopHost('butik.test', 'butik')).toBe(true);
  });

  it('has the sites and the Swedish Sibylla as logo names [BRAND-07]', () => {
    expect(logos).toEqual([...brands, 'sibyllase']);
  });
});
