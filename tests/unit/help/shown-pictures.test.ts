import { describe, expect, it } from 'vitest';
import { type Fields, placesIn } from '../../../src/help/fields';
import { fitOf, unfitPictures, wordlessPictures } from '../../../src/help/shown-pictures';
import { readTag } from '../../../src/help/tag-data';
import { wordsFor } from '../../../src/help/words';
import { vocabularyOf } from '../support/vocabulary';

const size = (width: number, height: number) => ({ width, height });

describe('how a picture fits its place', () => {
  it.each([
    ['large enough', size(800, 600), size(400, 300), true, {}],
    ['a little small', size(300, 225), size(400, 300), true, {}],
    ['far too small', size(100, 75), size(400, 300), true, { wanted: 400 }],
    [
      'too small in a place that it covers by its height',
      size(400, 100),
      size(400, 400),
      true,
      { wanted: 1600, seen: 0.25 },
    ],
    ['a wide one in a square', size(1600, 400), size(400, 400), true, { seen: 0.25 }],
    ['a wide one that is shown as a whole', size(1600, 400), size(400, 400), false, {}],
  ] as const)('%s', (_, picture, box, isCovering, fit) => {
    expect(fitOf(picture, box, isCovering)).toEqual(fit);
  });
});

describe('pictures of a tag', () => {
  const fields: Fields = {
    items: { fields: { image: { kind: 'picture' }, imageAlt: { kind: 'alt' } } },
  };
  const vocabulary = vocabularyOf({ tags: { 'atria-x': fields } });

  /** A widget that shows a picture of 100 x 75 in a box of 400 x 300. */
  const tagWith = (address: string) => {
    document.body.innerHTML = `<atria-x><script type="application/json">{"items":[{"image":"${address}"}]}</script></atria-x>`;
    const tag = document.body.firstElementChild as Element;
    const picture = document.createElement('img');
    picture.src = `${address}?preset=third`;
    const given = { complete: true, naturalWidth: 100, naturalHeight: 75 };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(picture, name, { value });
    picture.getBoundingClientRect = () => ({ width: 400, height: 300 }) as DOMRect;
    tag.attachShadow({ mode: 'open' }).append(picture);
    return tag;
  };

  it('are reported by their place in the data, with the width that is needed', () => {
    const told = unfitPictures(readTag(tagWith('/kuvat/a.jpg'), vocabulary));
    expect(told.map(({ code, params }) => wordsFor('en')(code, params))).toEqual([
      'items 1, image: the picture is 100 pixels wide and blurred here: take one of 400 or more',
    ]);
  });

  it('are drawings, which are never too small', () => {
    expect(unfitPictures(readTag(tagWith('/kuvat/a.svg'), vocabulary))).toEqual([]);
  });

  it('lack alternative texts if a picture is given without one', () => {
    const items = [
      { image: '/a.jpg' },
      { image: '/b.jpg', imageAlt: 'B' },
      { imageAlt: '' },
      { image: '/c.jpg', imageAlt: ' ' },
    ];
    expect(wordlessPictures(placesIn({ items }, { fields }))).toEqual([
      ['items', 0, 'imageAlt'],
      ['items', 3, 'imageAlt'],
    ]);
  });
});
