import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { broughtMarkup, readAddress } from '../../../editor/address';
import { mendLink } from '../../../src/help/mend-link';
import { packedText, unpackedText } from '../../../src/help/packed-text';

const editorUrl = 'https://intranet.example.org/editor/';
const tagOf = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};
const hashOf = (link = ''): string => link.slice(link.indexOf('#'));

describe('a text in an address', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(packedText(text)).toMatch(/^[\w-]*$/);
        expect(unpackedText(packedText(text))).toBe(text);
      }),
    );
  });
});

describe('the link from a note to the catalogue', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
  });

  it('has the present tag, with its data and its block', () => {
    const tag = tagOf(
      '<atria-card-grid block-id="7" heading="“ö” & <b>"></atria-card-grid><script type="application/json" data-atria-block="7">{"cards":[]}</script>',
    );
    const link = mendLink(tag, { editorUrl, brand: 'goohse', language: 'se' });
    expect(link?.startsWith(`${editorUrl}#/?`)).toBe(true);
    expect(broughtMarkup(hashOf(link))).toBe(document.body.innerHTML);
    expect(readAddress(hashOf(link))).toMatchObject({ brand: 'goohse', language: 'se', ui: 'en' });
  });

  it('omits what is too long for an address', () => {
    const tag = tagOf(
      `<atria-accordion heading="A"><p>${'x'.repeat(300_000)}</p></atria-accordion>`,
    );
    expect(broughtMarkup(hashOf(mendLink(tag, { editorUrl })))).toBe(
      '<atria-accordion heading="A"></atria-accordion>',
    );
  });

  it.each([undefined, '', 'javascript:alert(1)', 'mailto:a@example.org'])(
    'is absent if the page names no catalogue: %s',
    (editorUrl) => {
      expect(mendLink(tagOf('<atria-counter></atria-counter>'), { editorUrl })).toBeUndefined();
    },
  );

  it.each(['', '#/', '#/?open=', '#/?open=%F0', '#/?open=____', '#/?open=a'])(
    'has no content if the address has been cut: %s',
    (hash) => {
      expect(broughtMarkup(hash)).toBe('');
    },
  );
});
