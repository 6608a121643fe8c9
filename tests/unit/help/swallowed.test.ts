import { describe, expect, it } from 'vitest';
import { tagMistakes } from '../../../src/help/tag-mistakes';
import { wordsFor } from '../../../src/help/words';

const vocabulary = {
  tags: { 'atria-checkout': { heading: {} } },
  unseen: {},
  required: {},
  common: [],
  texts: [],
  deprecated: {},
};
/** What is told of a checkout that holds some markup. */
const told = (inside: string): string[] => {
  const element = document.createElement('div');
  element.innerHTML = `<atria-checkout heading="Kassa">${inside}</atria-checkout>`;
  return tagMistakes(element.firstElementChild as Element, vocabulary, wordsFor('en'));
};

describe('what a tag has swallowed', () => {
  it.each([
    '<atria-counter></atria-counter>',
    '<h2>The next part of the page</h2>',
    '<p>The end of the page</p><footer>Atria</footer>',
  ])('is told: %s', (inside) => {
    expect(told(inside).join()).toContain('which is not shown: write the end tag');
  });

  it.each([
    ['in a slot', '<atria-delivery-time slot="delivery-time"></atria-delivery-time>'],
    [
      'inside of what is in a slot',
      '<div slot="a"><atria-counter></atria-counter><h2>A</h2></div>',
    ],
    ['shown until the widget comes', '<h1>Kassa</h1><p>Toimitus ja maksu</p>'],
  ])('is not what stands there rightly, %s', (_, inside) => {
    expect(told(inside)).toEqual([]);
  });
});
