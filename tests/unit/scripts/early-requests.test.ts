// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { earlyRequests } from '../../../scripts/early-requests';

describe('the requests that are made early', () => {
  it('stand by tag, as the placements have them', () => {
    const request = { 0: '/a?x={page-id}&y={language}', 900: '/b' };
    expect(earlyRequests({ header: { request }, cart: { height: { 0: 9 } } })).toEqual({
      'atria-header': request,
    });
  });

  it.each([
    ['two attributes in a parameter', { 0: '/api/a?ids={a},{b}' }],
    ['a space in its path', { 0: '/api/my items' }],
    ['a fixed parameter, which would be taken for an attribute', { 0: '/a?take=5' }],
    ['another host', { 0: 'https://example.fi/api' }],
    ['a part of a pixel in a width', { 0: '/a', 1024.5: '/b' }],
  ])('fail the build with %s, and the widget is named', (_, request) => {
    expect(() => earlyRequests({ counter: { request } })).toThrow(
      /^counter\.placement\.ts: .+ should be /,
    );
  });
});
