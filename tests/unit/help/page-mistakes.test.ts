import { afterEach, describe, expect, it } from 'vitest';
import { snippet } from '../../../scripts/snippet';
import { pageMistakes } from '../../../src/help/page-mistakes';
import { wordsFor } from '../../../src/help/words';

const vocabulary = { tags: {}, common: [], texts: [], unseen: {}, required: {}, deprecated: {} };
const told = (language: string) =>
  pageMistakes([], vocabulary, wordsFor(language)).map(({ tag, text }) => `${tag}: ${text}`);

/** The snippet's lines, of which each may name another release. */
function show(...releases: readonly string[]) {
  const lines = releases.map((release, at) => snippet(`/atria/${release}/`)[at]);
  // By `innerHTML`, which fetches no script.
  document.body.innerHTML = lines.join('');
}

describe('the lines of the snippet', () => {
  afterEach(() => document.body.replaceChildren());

  it('are right where they name one release', () => {
    show('1.2.0', '1.2.0', '1.2.0');
    expect(told('en')).toEqual([]);
  });

  it('are told of where one names another release than the script', () => {
    show('1.2.0', '1.1.9', '1.2.0');
    expect(told('en')).toEqual([
      'link: core.js is of release 1.1.9 and atria.js of 1.2.0: write one release in all lines',
    ]);
  });

  it('are told of in Finnish', () => {
    show('1.1.9', '1.1.9', '1.2.0-beta.1');
    expect(told('fi')).toEqual([
      'link: atria.css on julkaisua 1.1.9 ja atria.js julkaisua 1.2.0-beta.1: kirjoita joka riville sama julkaisu',
      'link: core.js on julkaisua 1.1.9 ja atria.js julkaisua 1.2.0-beta.1: kirjoita joka riville sama julkaisu',
    ]);
  });
});
