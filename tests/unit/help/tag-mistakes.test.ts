import { afterEach, describe, expect, it } from 'vitest';
import { tagMistakes } from '../../../src/help/tag-mistakes';
import { wordsFor } from '../../../src/help/words';

const vocabulary = {
  tags: { 'atria-poll': { question: {}, questionText: {}, options: {} } },
  common: ['brand'],
  texts: [],
  unseen: {},
  deprecated: { 'atria-poll': { questionText: 'Use question.' } },
};
function told(html: string, language = 'en') {
  document.body.innerHTML = html;
  const tag = document.body.firstElementChild as Element;
  return tagMistakes(tag, vocabulary, wordsFor(language));
}
afterEach(() => document.body.replaceChildren());

describe('what is to go in a later release', () => {
  const words = 'question-text is deprecated and goes in a later release: Use question.';

  it('is told where the tag has it, with what to use instead', () => {
    expect(told('<atria-poll question-text="?"></atria-poll>')).toEqual([words]);
  });

  it('is told where the block has it', () => {
    const block = '<script type="application/json">{ "questionText": "?" }</script>';
    expect(told(`<atria-poll>${block}</atria-poll>`)).toEqual([words]);
  });

  it('is told in Finnish, and of no tag without it', () => {
    expect(told('<atria-poll question-text="?"></atria-poll>', 'fi')[0]).toContain('vanhentunut');
    expect(told('<atria-poll question="?"></atria-poll>')).toEqual([]);
  });
});
