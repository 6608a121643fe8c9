import { describe, expect, it } from 'vitest';
import { readTag } from '../../../src/help/tag-data';
import { tagMistakes } from '../../../src/help/tag-mistakes';
import { wordsFor } from '../../../src/help/words';
import { vocabularyOf } from '../support/vocabulary';

const vocabulary = vocabularyOf({
  tags: { 'atria-checkout': { heading: {} }, 'atria-accordion': { heading: {} } },
  slotted: ['atria-accordion'],
});
/** The reports about a checkout that contains some markup. */
const told = (inside: string, behind = '', tag = 'checkout'): string[] => {
  const element = document.createElement('div');
  element.innerHTML = `<atria-${tag} heading="Kassa">${inside}</atria-${tag}>${behind}`;
  return tagMistakes(readTag(element.firstElementChild as Element, vocabulary), vocabulary).map(
    ({ code, params }) => wordsFor('en')(code, params),
  );
};

describe('what a tag has swallowed', () => {
  it.each([
    '<atria-counter></atria-counter>',
    '<h2>The next part of the page</h2>',
    '<p>The end of the page</p><footer>Atria</footer>',
    '<p>Only text behind a tag that closes itself</p><img src="/a.jpg" alt="">',
  ])('is reported: %s', (inside) => {
    expect(told(inside).join()).toContain(
      'which is not shown: write the end tag </atria-checkout>',
    );
  });

  it.each([
    ['in a slot', '<atria-delivery-time slot="delivery-time"></atria-delivery-time>'],
    [
      'inside of what is in a slot',
      '<div slot="a"><atria-counter></atria-counter><h2>A</h2></div>',
    ],
  ])('does not include what is there rightly, %s', (_, inside) => {
    expect(told(inside)).toEqual([]);
  });

  it('does not include the fallback until the widget renders: the page continues after the tag', () => {
    const standIn = '<h1>Kassa</h1><p>Toimitus ja maksu</p>';
    expect(told(standIn, '\n')).toEqual([]);
    expect(told(standIn)).toEqual([expect.stringContaining('holds “Toimitus ja maksu”')]);
  });

  it('does not include the own content of a tag that shows it, but the footer of the page', () => {
    const content = '<h3>Ensin</h3><p>Alku</p><atria-counter></atria-counter>';
    expect(told(content, '', 'accordion')).toEqual([]);
    expect(told('<p>A</p><footer>Atria</footer>', '', 'accordion').join()).toContain('<footer>');
  });
});
