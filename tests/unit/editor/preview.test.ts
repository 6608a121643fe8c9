import { describe, expect, it } from 'vitest';
import { stay } from '../../../editor/preview/preview-frame';
import { foundAt } from '../../../editor/preview/show-in-frame';
import { madeOf, syncTag } from '../../../editor/preview/sync';
import { sayFor } from '../../../editor/texts';
import { safeTag } from '../../../src/cms/safe-markup';

/** The markup that a snippet becomes. */
const made = (html: string): string => safeTag(html, document)?.outerHTML ?? '';

describe('the preview', () => {
  it('makes a tag with its data and its content', () => {
    const html =
      '<atria-accordion heading="A &amp; B"><script type="application/json">{"open":true}</script><details open=""><summary>C</summary><p>D</p></details></atria-accordion>';
    expect(made(html)).toBe(html);
  });

  it('creates nothing that could run or change the page', () => {
    const html =
      '<atria-counter onclick="x()" value="5"><p style="position:fixed">A</p><script>x()</script></atria-counter>';
    expect(made(html)).toBe('<atria-counter value="5"><p>A</p></atria-counter>');
  });

  it('keeps the tag if only values differ', () => {
    const tag = safeTag('<atria-x a="1" b="2"><p>A</p></atria-x>', document) as Element;
    const before = madeOf(tag);
    const child = tag.firstElementChild;
    // Attributes that the widget has set itself stay.
    tag.setAttribute('data-own', '');
    const wanted = safeTag('<atria-x a="3"><p>A</p></atria-x>', document);
    syncTag(tag, before, wanted as Element);
    expect(tag.outerHTML).toBe('<atria-x a="3" data-own=""><p>A</p></atria-x>');
    expect(tag.firstElementChild).toBe(child);
  });
});

describe('what the page of a preview finds wrong', () => {
  it('is said to be for the developer where no editor can mend it, and not again where the form says it', () => {
    const tag = document.createElement('atria-header');
    const problem = (text: string, more = {}) => ({
      element: tag,
      tag: 'atria-header',
      text,
      ...more,
    });
    const problems = () => [
      problem('stands twice'),
      problem('GET /api/nav/desktop: 500', { isForDeveloper: true }),
      problem('logo: is none', { isOfValues: true }),
      { ...problem('is of another'), element: document.body },
    ];
    Object.assign(window, { atria: { problems } });
    expect(foundAt(tag, sayFor('en'))).toEqual([
      'In the page: stands twice',
      'For the developer: GET /api/nav/desktop: 500',
    ]);
    Object.assign(window, { atria: undefined });
  });
});

describe('a pressed link of the preview', () => {
  it.each([
    ['#tilaa', '#tilaa'],
    // The organisation's site, which the frame must not show.
    ['https://www.example.org/', ''],
    ['', ''],
  ])('stays in its page, wherever its <base> points: %s', (address, hash) => {
    stay(document);
    document.body.innerHTML = `<a href="${address}"><span>A</span></a>`;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    document.querySelector('span')?.dispatchEvent(press);
    expect([press.defaultPrevented, location.hash]).toEqual([true, hash]);
  });

  it('that a widget has handled is left to it', () => {
    stay(document);
    document.body.innerHTML = '<a href="#tilaa">A</a>';
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(location.hash).toBe('');
  });
});
