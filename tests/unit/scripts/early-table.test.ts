// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { earlyTable } from '../../../scripts/build/tables/early-table';
import type { ByWidth, FirstCall } from '../../../src/core/element/placement';

describe('early requests', () => {
  it('are by tag, as in the placements', () => {
    const request = {
      0: { path: '/a', query: { x: '{pageId}', y: '{language}' } },
      900: { path: '/b', query: { size: '12' }, unless: ['endpoint', 'pageSize'] },
    };
    const picture = ['images', 'image'] as const;
    const placements = { header: { request }, hero: { picture }, cart: { height: { 0: 9 } } };
    expect(earlyTable(placements)).toEqual({
      'atria-header': { request },
      'atria-hero': { picture },
    });
  });

  it.each([
    ['two attributes in a parameter', { 0: { path: '/api/a', query: { ids: '{a},{b}' } } }],
    ['a space in its path', { 0: { path: '/api/my items', query: {} } }],
    ['parameters in its path', { 0: { path: '/api/a?take=5', query: {} } }],
    ['a brace that is not shut', { 0: { path: '/a', query: { take: '{five' } } }],
    [
      'an attribute’s name for a property’s',
      { 0: { path: '/a', query: {}, unless: ['page-size'] } },
    ],
    ['another host', { 0: { path: 'https://example.fi/api', query: {} } }],
    ['a part of a pixel in a width', { 1024.5: { path: '/b', query: {} } }],
  ])('fails the build with %s, and the widget is named', (_, request: ByWidth<FirstCall>) => {
    expect(() => earlyTable({ counter: { request } })).toThrow(
      /^counter’s placement: .+ should be /,
    );
  });
});
