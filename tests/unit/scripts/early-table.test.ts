// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { earlyTable } from '../../../scripts/early-table';

describe('what is asked for early', () => {
  it('stand by tag, as the placements have them', () => {
    const request = { 0: '/a?x={pageId}&y={language}', 900: '/b?size=12#endpoint,pageSize' };
    const picture = ['images', 'image'] as const;
    const placements = { header: { request }, hero: { picture }, cart: { height: { 0: 9 } } };
    expect(earlyTable(placements)).toEqual({
      'atria-header': { request },
      'atria-hero': { picture },
    });
  });

  it.each([
    ['two attributes in a parameter', { 0: '/api/a?ids={a},{b}' }],
    ['a space in its path', { 0: '/api/my items' }],
    ['a brace that is not shut, which would be taken for a value', { 0: '/a?take={five' }],
    ['an attribute’s name where its property’s is meant', { 0: '/a?take=5#page-size' }],
    ['another host', { 0: 'https://example.fi/api' }],
    ['a part of a pixel in a width', { 0: '/a', 1024.5: '/b' }],
  ])('fails the build with %s, and the widget is named', (_, request) => {
    expect(() => earlyTable({ counter: { request } })).toThrow(
      /^counter\.placement\.ts: .+ should be /,
    );
  });
});
