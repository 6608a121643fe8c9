// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeUrl, urlOf, withParameters } from '../../../src/read/link';

describe('an address that may become a link', () => {
  it.each([
    'https://example.org/a',
    '/tuotteet?q=a:b',
    'tuotteet',
    '#tuotteet',
    '?q=1',
    'mailto:a@b.fi',
    'tel:+358',
    '//cdn.example.org/x',
    './a:b',
  ])('can be %s', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it.each([
    ['\u200bhttps://example.org/a', 'https://example.org/a'],
    ['\ufeff/tuotteet\u00a0', '/tuotteet'],
    ['\u202ahttps://example.org\u202c', 'https://example.org'],
    [' https://example.org/a\r\n/b ', 'https://example.org/a/b'],
    ['https://example.org/?a=1&amp;b=2&amp;amp;c=3', 'https://example.org/?a=1&b=2&c=3'],
    ['https://example.org/a\u00adb', 'https://example.org/ab'],
    ['/kuvat/ma\u0308ki.jpg', '/kuvat/ma\u0308ki.jpg'],
    ['https://fa.example.org/می\u200cخواهم', 'https://fa.example.org/می\u200cخواهم'],
    ['mailto:\u200banna@atria.fi', 'mailto:anna@atria.fi'],
    ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ])('is without what an editor does not see: %j is %j', (address, link) => {
    expect(safeUrl(address)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '\u200bjavascript:alert(1)',
    'java\u00adscript:alert(1)',
    '\ufeff\u202ejavascript:alert(1)',
    'java\u200d\tscript\r\n:alert(1)',
    'file:///C:/kuva.jpg',
    'blob:https://example.org/1',
    'httpsx://example.org',
    '\u200b',
    '',
    null,
    undefined,
  ])('cannot be %j [IMP-09]', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});

it.each([
  ['/a?b#c', 'https://www.atria.fi/a?b#c'],
  [' \u200bhttps://example.org', 'https://example.org/'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  ['http://[', undefined],
  ['https://a b.fi', undefined],
  ['//', undefined],
  [null, undefined],
])('the address %j is read as %j, and never throws', (address, href) => {
  expect(urlOf(address, 'https://www.atria.fi/x')?.href).toBe(href);
});

describe('an address with parameters', () => {
  it('has them URL-encoded [QS-11]', () => {
    expect(withParameters('/haku', { q: 'kana & riisi?' })).toBe('/haku?q=kana%20%26%20riisi%3F');
  });

  it('keeps the query and the hash of the page', () => {
    expect(withParameters('/haku?site=fi#tulokset', { q: 'a' })).toBe('/haku?site=fi&q=a#tulokset');
  });
});
