import { afterEach, describe, expect, it } from 'vitest';
import { snippet } from '../../../scripts/describe/snippet';
import { shownIn } from '../../../src/help/mistake';
import { pageMistakes } from '../../../src/help/page-mistakes';
import { wordsFor } from '../../../src/help/words';
import { vocabularyOf } from '../support/vocabulary';

const vocabulary = vocabularyOf();
const told = (language: string) =>
  pageMistakes([], vocabulary)
    .map(shownIn([], wordsFor(language)))
    .map(({ tag, text }) => `${tag}: ${text}`);

/** The snippet's lines, of which each may name another release. */
function show(...releases: readonly string[]) {
  const lines = releases.map((release, at) => snippet(`/atria/${release}/`)[at]);
  // By `innerHTML`, which fetches no script.
  document.body.innerHTML = lines.join('');
}

describe('the lines of the snippet', () => {
  it('are valid if they name one release', () => {
    show('1.2.0', '1.2.0', '1.2.0');
    expect(told('en')).toEqual([]);
  });

  it('are reported where one names another release than the script', () => {
    show('1.2.0', '1.1.9', '1.2.0');
    expect(told('en')).toEqual([
      'link: core.js is of release 1.1.9 and atria.js of 1.2.0: write one release in all lines',
    ]);
  });

  it('are reported in Finnish', () => {
    show('1.1.9', '1.1.9', '1.2.0-beta.1');
    expect(told('fi')).toEqual([
      'link: atria.css on julkaisua 1.1.9 ja atria.js julkaisua 1.2.0-beta.1: kirjoita joka riville sama julkaisu',
      'link: core.js on julkaisua 1.1.9 ja atria.js julkaisua 1.2.0-beta.1: kirjoita joka riville sama julkaisu',
    ]);
  });
});

describe('the settings of the script tag', () => {
  const atria = Symbol.for('atria');
  const page = globalThis as { [atria]?: unknown };
  afterEach(() => {
    delete page[atria];
  });

  it('are reported in both languages if they are invalid [ELEM-10]', () => {
    const script = document.createElement('script');
    page[atria] = { script, settings: { apiBase: 'api.test', editMode: '' }, started: new Map() };
    expect(told('en')).toEqual([
      'script: settings, data-api-base: expected an address: https://…, or a path that begins with /',
    ]);
    expect(told('fi')).toEqual([
      'script: asetukset, data-api-base: odotettiin osoite: https://… tai polku, joka alkaa merkillä /',
    ]);
    expect(pageMistakes([], vocabulary)[0]?.element).toBe(script);
  });

  it('are reported once if brand or language is unknown, with all known ones [ELEM-10]', () => {
    const script = document.createElement('script');
    page[atria] = { script, settings: { brand: 'atria', language: 'suomi' }, started: new Map() };
    expect(told('en')).toEqual([
      expect.stringMatching(
        /data-brand: "atria" is not known; did you mean atriafi.* Known: .*goohse/,
      ),
      'script: data-language: "suomi" is not known; did you mean fi? Known: fi, en, se, de',
    ]);
    expect(told('fi')[0]).toContain('on tuntematon; tarkoititko atriafi');
  });

  it('are reported as unused if the loader has not found its tag [ELEM-10]', () => {
    page[atria] = { settings: { editMode: '' }, started: new Map() };
    expect(told('en')).toEqual([expect.stringContaining('script tag do not count')]);
    expect(told('fi')).toEqual([expect.stringContaining('eivät ole voimassa')]);
  });
});
