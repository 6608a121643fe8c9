import { describe, expect, it } from 'vitest';
import { helpVocabulary } from '../../../scripts/build/tables/help-vocabulary';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { loadFirstExamples } from '../../../scripts/shared/load-examples';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { readTag } from '../../../src/help/tag-data';
import { tagMistakes } from '../../../src/help/tag-mistakes';
import { wordsFor } from '../../../src/help/words';
import { vocabularyOf } from '../support/vocabulary';

// All files of all widgets: a busy machine would need a test's whole time to load them.
const [known, contracts, examples] = [
  await helpVocabulary(),
  await loadContracts(),
  await loadFirstExamples(),
];

const vocabulary = vocabularyOf({
  tags: {
    'atria-poll': {
      question: {},
      questionText: {},
      options: { fields: { id: { isRequired: true }, label: {} } },
    },
  },
  common: { brand: {} },
  deprecated: { 'atria-poll': { questionText: 'Use question.' } },
});
function told(html: string, language = 'en') {
  document.body.innerHTML = html;
  const tag = document.body.firstElementChild as Element;
  return tagMistakes(readTag(tag, vocabulary), vocabulary).map(({ code, params }) =>
    wordsFor(language)(code, params),
  );
}

describe('a deprecated attribute', () => {
  const words = 'question-text is old and will be removed in a later release: Use question.';

  it('is reported if the tag has it, with what to use instead', () => {
    expect(told('<atria-poll question-text="?"></atria-poll>')).toEqual([words]);
  });

  it('is reported if the block has it', () => {
    const block = '<script type="application/json">{ "questionText": "?" }</script>';
    expect(told(`<atria-poll>${block}</atria-poll>`)).toEqual([words]);
  });

  it('is reported in Finnish, and for no tag without it', () => {
    expect(told('<atria-poll question-text="?"></atria-poll>', 'fi')[0]).toContain('vanhentunut');
    expect(told('<atria-poll question="?"></atria-poll>')).toEqual([]);
  });
});

describe('what an entry of a list lacks', () => {
  it('is reported with its place, where it is in a block or in the tag', () => {
    const options = '[{ "id": "a" }, { "label": "B" }]';
    const words = 'is missing, and the part is not right without it';
    const block = `<script type="application/json">{ "options": ${options} }</script>`;
    for (const html of [
      `<atria-poll>${block}</atria-poll>`,
      `<atria-poll options='${options}'></atria-poll>`,
    ])
      expect(told(html)).toEqual([`options 2, id ${words}`]);
  });

  it('is not reported for a tag without the list', () => {
    expect(told('<atria-poll question="?"></atria-poll>')).toEqual([]);
  });
});

it('data in a script of another type is reported, but not data for search engines', () => {
  const holding = (type: string) =>
    told(`<atria-poll><script type="${type}">{ "options": [] }</script></atria-poll>`);
  expect(holding('text/plain').join()).toContain('without type="application/json"');
  expect(holding('application/ld+json')).toEqual([]);
});

describe('a search box that leads to the Finnish search page', () => {
  const leading = contracts.flatMap(({ name, attributes: { searchUrl } }) =>
    searchUrl?.fallback ? [{ name, fallback: searchUrl.fallback as string }] : [],
  );
  const words = /leads to \/haku, the search page in Finnish/;
  /** A tag as it is on a page in a language, with the value in force. */
  const toldOf = (name: string, lang: string, searchUrl: string, attribute = '') => {
    document.body.innerHTML = `<atria-${name} ${attribute}></atria-${name}>`;
    const tag = Object.assign(document.body.firstElementChild as Element, { searchUrl });
    tag.attachShadow({ mode: 'open' }).innerHTML = `<div part="root" lang="${lang}"></div>`;
    return tagMistakes(readTag(tag, known), known)
      .map(({ code, params }) => wordsFor('en')(code, params))
      .join();
  };

  it.each(leading)(
    'is reported about $name in another language [ELEM-10]',
    ({ name, fallback }) => {
      expect(toldOf(name, 'sv', fallback)).toMatch(words);
      expect(toldOf(name, 'fi', fallback)).toBe('');
    },
  );

  it('is not reported if tag or page name the search page', () => {
    expect(toldOf('header', 'en', '/haku', 'search-url="/haku"')).toBe('');
    expect(toldOf('header', 'en', '/en/search')).toBe('');
  });
});

it('nothing is reported about the examples in the documentation [ELEM-10]', () => {
  const said = contracts.flatMap((contract) => {
    const example = examples[contract.name];
    if (!example) return [`${contract.name}: there is no example`];
    document.body.innerHTML = exampleMarkup(contract, example);
    const tag = document.body.querySelector(`atria-${contract.name}`) as Element;
    return tagMistakes(readTag(tag, known), known).map(
      ({ code, params }) => `${contract.name}: ${wordsFor('en')(code, params)}`,
    );
  });
  expect(said).toEqual([]);
});
