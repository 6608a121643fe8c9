import { describe, expect, it } from 'vitest';
import { syncPage } from '../../../editor/preview/sync';
import { inertSource } from '../../../editor/source/page-source';
import { safePage } from '../../../src/cms/safe-markup';

const place = () => document.createElement('div');
const show = (element: Element, html: string) => syncPage(element, safePage(html, document).body);
const a = '<atria-a heading="A"></atria-a>';
const b = '<atria-b><p>B</p></atria-b>';

describe('the preview of a whole page', () => {
  it('shows the page, cleaned, with its blocks of data', () => {
    const page = place();
    const block = '<script type="application/json" data-atria-block="7">{"cards":[]}</script>';
    show(page, `<!doctype html><title>T</title><main onclick="x()"><h1>A</h1>${a}</main>${block}`);
    expect(page.innerHTML).toBe(`<main><h1>A</h1>${a}</main>${block}`);
  });

  it('keeps a widget whose values change, also in a section, and does not touch the others', () => {
    const page = place();
    show(page, `<section>${a}</section>${b}`);
    const [first, second] = [page.querySelector('atria-a'), page.querySelector('atria-b')];
    // Like a widget that takes its elements over.
    second?.querySelector('p')?.setAttribute('slot', 'x');
    show(page, `<section><h2>New</h2>${a.replace('"A"', '"C"')}</section>${b}`);
    expect(page.querySelector('atria-a')).toBe(first);
    expect(first?.getAttribute('heading')).toBe('C');
    expect(page.querySelector('atria-b')).toBe(second);
    expect(second?.querySelector('p')?.getAttribute('slot')).toBe('x');
  });

  it('moves, copies and removes existing parts, and makes only new ones', () => {
    const page = place();
    show(page, a + b);
    const [first, second] = [...page.children];
    show(page, b + a);
    expect([...page.children]).toEqual([second, first]);
    show(page, b + a + a);
    expect(page.children[1]).toBe(first);
    expect(page.innerHTML).toBe(b + a + a);
    show(page, a);
    expect(page.children[0]).toBe(first);
    expect(page.innerHTML).toBe(a);
  });
});

describe('the source that a preview reads', () => {
  it('has no handler and no inline style, which a strict policy reports; data and the rest stay', () => {
    const data =
      '<atria-accordion><script type="application/json">{"content":"<p style=\\"color:red\\" onclick=\\"x()\\">"}</script></atria-accordion>';
    const { source, leftOut } = inertSource(
      `<style>a > b { }</style><p style="color: red" title="A">B</p><img src=x ONERROR="x()">${data}`,
    );
    expect(source).toBe(`<p  title="A">B</p><img src=x >${data}`);
    expect(leftOut).toEqual(['<style>', 'style', 'onerror']);
    expect(inertSource(data)).toEqual({ source: data, leftOut: [] });
  });
});
