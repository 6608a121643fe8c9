import { describe, expect, it } from 'vitest';
import { safeMarkup } from '../../../src/cms/safe-markup';

describe('allowed markup between a widget’s tags', () => {
  const data = '<script type="application/json">{"a":"<b>"}</script>';
  it.each([
    ['<p>Kolme  <b>reseptiä</b> &amp; muut</p>'],
    [`<atria-counter value='5'>${data}</atria-counter>`],
    [`<div class="field__item"><p>${data.replace('json', 'json; charset=utf-8')}</p></div>`],
    ['<details open><summary>A</summary><a href="/b?c=1&d=2">B</a></details>'],
    ['  {"cards": []}\n'],
    ['<p id="x" data-y="1" aria-label="z" class="c" slot="s">A'],
  ])('stays unchanged if nothing in it runs: %s', (html) => {
    expect(safeMarkup(html)).toEqual({ html, leftOut: [] });
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src="x">', 'onerror'],
    ['<p><script>alert(1)</script>A</p>', '<p>A</p>', '<script>'],
    [`<details>${data}</details>`, '<details></details>', '<script>'],
    ['<a href="java\nscript:alert(1)">A</a>', '<a>A</a>', 'href'],
    ['<p style="position:fixed">A</p>', '<p>A</p>', 'style'],
    ['<iframe srcdoc="&lt;script&gt;"></iframe><p>A</p>', '<p>A</p>', '<iframe>'],
    ['<svg><a>B</a></svg><p>A</p>', '<p>A</p>', '<svg>'],
    ['<x-y>A</x-y>', 'A', '<x-y>'],
  ])('loses what runs, with a report: %s', (html, safe, what) => {
    expect(safeMarkup(html)).toEqual({ html: safe, leftOut: [what] });
  });

  it('does not include content after it in the page', () => {
    expect(safeMarkup('<p>A</p><!-- B').html).not.toMatch(/<!--(?!.*-->)/);
    expect(safeMarkup('A</atria-x></div>B').html).toBe('AB');
    expect(safeMarkup('<body onload="alert(1)">A').html).toBe('A');
    expect(safeMarkup('<td onclick="alert(1)">A').html).not.toContain('onclick');
  });

  it('keeps styles on request', () => {
    const html = '<p style="color: red">A</p>';
    expect(safeMarkup(html, { hasStyle: true })).toEqual({ html, leftOut: [] });
  });
});
