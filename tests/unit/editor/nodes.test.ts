import { describe, expect, it } from 'vitest';
import { madeOf, nodesOf, syncTag } from '../../../editor/preview/nodes';

/** What a snippet becomes, as markup. */
const made = (html: string): string => {
  const place = document.createElement('div');
  place.append(nodesOf(document, html));
  return place.innerHTML;
};

describe('the preview', () => {
  it('makes a tag with its data and what stands between', () => {
    const html =
      '<atria-accordion heading="A &amp; B"><script type="application/json">{"open":true}</script><details open=""><summary>C</summary><p>D</p></details></atria-accordion>';
    expect(made(html)).toBe(html);
  });

  it.each([
    [
      '<atria-counter onclick="x()" value="5"></atria-counter>',
      '<atria-counter value="5"></atria-counter>',
    ],
    ['<p style="position:fixed">A</p>', '<p>A</p>'],
    ['<a href="javascript:x()">A</a>', '<a>A</a>'],
    ['<img src="java\nscript:x()">', '<img>'],
    ['<iframe srcdoc="&lt;script&gt;"></iframe><p>A</p>', '<p>A</p>'],
    ['<script>x()</script><script type="module">x()</script><p>A</p>', '<p>A</p>'],
    ['<svg><script>x()</script><a>B</a></svg>', '<a>B</a>'],
    ['<p>&lt;img onerror=x&gt;</p>', '<p>&lt;img onerror=x&gt;</p>'],
    ['<link rel="stylesheet" href="/x.css"><base href="/x"><p>A</p>', '<p>A</p>'],
  ])('takes nothing that could run or change the page: %s', (html, safe) => {
    expect(made(html)).toBe(safe);
  });

  it('goes on with the tag where only values differ', () => {
    const first = nodesOf(document, '<atria-x a="1" b="2"><p>A</p></atria-x>');
    const tag = first.firstElementChild as Element;
    const before = madeOf(tag);
    const child = tag.firstElementChild;
    // What the widget has set itself stays.
    tag.setAttribute('data-own', '');
    const wanted = nodesOf(document, '<atria-x a="3"><p>A</p></atria-x>').firstElementChild;
    syncTag(tag, before, wanted as Element);
    expect(tag.outerHTML).toBe('<atria-x a="3" data-own=""><p>A</p></atria-x>');
    expect(tag.firstElementChild).toBe(child);
  });
});
