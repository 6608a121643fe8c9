// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../cli/check-api/options';

const site = 'https://shop.test';

describe('the arguments', () => {
  it.each([
    [[], 'Which back end?'],
    [['ftp://shop.test'], 'no address of http'],
    [['https://aino:x@shop.test'], 'Authorization: Basic'],
    [[site, 'https://other.test'], 'One address'],
    [[site, '--api-base', 'api.test'], '--api-base is https://… or a path'],
    [[site, '--header', 'Cookie'], '--header is NAME:VALUE'],
    [[site, '--api-credentials', 'omit'], '--api-credentials is include'],
    [[site, '--timeout', 'soon'], '--timeout'],
    [[site, '--writes'], "Unknown option '--writes'"],
  ])('are refused with a reason: %o', (typed, reason) => {
    expect(() => optionsOf(typed)).toThrow(reason);
  });

  it('accept a path of the site for the site, and a base below it', () => {
    expect(optionsOf([`${site}/tuotteet?x`])).toMatchObject({ site, base: site });
    expect(optionsOf([site, '--api-base', '/back/']).base).toBe(`${site}/back`);
    expect(optionsOf([site, '--api-base', '/']).base).toBe(site);
  });

  it('mean http on the own machine, else https', () => {
    expect(optionsOf(['localhost:4173']).site).toBe('http://localhost:4173');
    expect(optionsOf(['shop.test']).site).toBe('https://shop.test');
  });

  it.each([
    [`${site}/shop/api`, /tried at https:\/\/shop\.test\/api\/…; .* --api-base \/shop$/],
    [`${site}/shop/`, /--api-base \/shop$/],
  ])('get a remark if they may mean another base: %s', (typed, remark) => {
    expect(optionsOf([typed]).remarks).toEqual([expect.stringMatching(remark)]);
    expect(optionsOf([typed, '--api-base', '/shop']).remarks).toEqual([]);
  });

  it.each([`${site}/api`, `${site}/api/`, site])('are clear: %s', (typed) => {
    expect(optionsOf([typed]).remarks).toEqual([]);
  });

  it('get a remark if the base has the common start of all paths', () => {
    const { remarks } = optionsOf([site, '--api-base', 'https://api.test/shop/api/']);
    expect(remarks[0]).toContain('https://api.test/shop/api/api/…');
  });
});
