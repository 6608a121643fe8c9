// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/read/link';

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
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '',
    null,
    undefined,
  ])('cannot be %j [IMP-09]', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});
