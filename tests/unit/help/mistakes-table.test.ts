import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formMistakes, toldIn } from '../../../editor/model/mistakes';
import { widgetsIn } from '../../../editor/model/widgets';
import { readerFor, readSnippet } from '../../../editor/snippet/read-snippet';
import type { UiLanguage } from '../../../editor/ui-languages';
import { helpVocabulary } from '../../../scripts/build/tables/help-vocabulary';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import { environmentOf } from '../../../src/core/element/environment';
import { attributeText } from '../../../src/core/element/reading/attribute-text';
import { readBlock } from '../../../src/core/element/reading/block-data';
import { whenReadable } from '../../../src/core/element/reading/json-text';
import { readValues } from '../../../src/core/element/reading/values';
import { settingsOfPage } from '../../../src/core/page/settings';
import { goneIds } from '../../../src/help/gone-ids';
import { printedTags } from '../../../src/help/meant-tags';
import { pageMistakes } from '../../../src/help/page-mistakes';
import { readTag } from '../../../src/help/tag-data';
import { tagMistakes } from '../../../src/help/tag-mistakes';
import { wordsFor } from '../../../src/help/words';
import { createBackend } from '../../../stand-in/api/app';
import { cards, grid, rows } from '../support/editor-mistakes';

// Every row must be reported on the page and in the catalogue; on the page each error is one
// problem.
const vocabulary = await helpVocabulary();
const widgets = widgetsIn('en');
const english = wordsFor('en');
/** English words that no message in another language contains; names from contracts may. */
const englishWords =
  /\b(the|is|are|was|and|missing|expected|given|write|known|there|line|no|not|of)\b/;

/** The faults that a widget itself would find in its values in the page. */
function know(element: Element): void {
  const contract = widgets.find(({ tag }) => tag === element.localName)?.contract;
  if (!contract) return;
  const { block, problem } = readBlock(element, element.getAttribute('block-id'));
  const { values, problems } = readValues(
    { ...contract.attributes, ...commonAttributes },
    { properties: {}, attribute: (name) => attributeText(element, name), block, page: {} },
  );
  const environment = environmentOf(values, settingsOfPage(), {
    ...{ href: 'https://atria.fi/', hostname: 'atria.fi', pathname: '/', search: '' },
  });
  Object.assign(element, {
    [Symbol.for('atria.problems')]: [
      ...(problem ? [problem] : []),
      ...problems,
      ...environment.problems,
    ],
  });
}

function onPage(html: string, ui: UiLanguage = 'en'): string[] {
  const say = wordsFor(ui);
  document.body.innerHTML = html;
  const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('atria-'),
  );
  for (const tag of tags) know(tag);
  return [
    ...tags.flatMap((tag) => tagMistakes(readTag(tag, vocabulary), vocabulary)),
    ...tags
      .flatMap((tag) => goneIds(readTag(tag, vocabulary), vocabulary))
      .map(({ kind, id }) => ({ code: `gone.${kind}`, params: { id } })),
    ...pageMistakes(tags, vocabulary),
    ...printedTags(),
  ].map(({ code, params }) => say(code, params));
}

const inCatalogue = (html: string, ui: UiLanguage = 'en'): string[] =>
  readSnippet(html, readerFor(ui)).flatMap(({ widget, draft, mistakes }) => [
    ...mistakes,
    ...(widget
      ? formMistakes(widget.contract, widget.fields, draft.values).map((one) => toldIn(ui, one))
      : []),
  ]);

/** A picture without an address, like that of a missing file. */
class NoPicture {
  onerror = () => {};
  set src(address: string) {
    if (address.includes('ei-ole')) queueMicrotask(() => this.onerror());
  }
}

beforeAll(() => whenReadable());

describe('a mistake of an editor', () => {
  it.each(rows)(
    'is reported on the page, once: $what [ELEM-10, EDIT-05]',
    ({ html, page, ...row }) => {
      const told = onPage(page ?? html);
      expect(told.join('\n')).toMatch(row.onPage);
      expect(told, told.join('\n')).toHaveLength(1);
    },
  );

  it.each(rows)('is reported in the catalogue: $what [EDIT-05]', ({ html, ...row }) => {
    expect(inCatalogue(html).join('\n')).toMatch(row.inCatalogue);
  });

  it('is reported in the catalogue once where the data were guessed', () => {
    const told = inCatalogue(grid('{"cards":[{"header": "Lihapullat, "link":"/a"}]}'));
    expect(told, told.join('\n')).toHaveLength(1);
  });

  it('is reported in the catalogue where a logo is none', () => {
    expect(inCatalogue('<atria-header logo="sibyla"></atria-header>')).toEqual([
      expect.stringContaining('Logo: there is no "sibyla"; did you mean sibylla'),
    ]);
  });

  // The parser of happy-dom ends a name at a letter beyond a to z.
  it('is reported on the page and in the catalogue: no quotes in the tag [ELEM-10]', () => {
    onPage(grid(cards, ' heading="Reseptit"'));
    const tag = document.querySelector('atria-card-grid') as Element;
    tag.setAttribute('tänään', '');
    expect(
      tagMistakes(readTag(tag, vocabulary), vocabulary).map(({ code, params }) =>
        english(code, params),
      ),
    ).toEqual([
      expect.stringContaining('a quotation mark is missing or curly at heading="Reseptit"'),
    ]);
    expect(inCatalogue(grid(cards, ' heading=Reseptit tänään'))).toEqual([
      expect.stringContaining('a quotation mark is missing or curly at heading="Reseptit"'),
    ]);
  });

  it('is marked if the form of the catalogue reports it, so that it is there once', () => {
    onPage(grid('{"cards":[{}]}', ' brand="atria" columns="3"'));
    const tag = document.querySelector('atria-card-grid') as Element;
    const told = tagMistakes(readTag(tag, vocabulary), vocabulary);
    expect(told.length).toBe(3);
    expect(told.every(({ isOfValues }) => isOfValues)).toBe(true);
    onPage(grid(cards).replace('</atria-card-grid>', '<h2>A</h2></atria-card-grid>'));
    const other = document.querySelector('atria-card-grid') as Element;
    expect(
      tagMistakes(readTag(other, vocabulary), vocabulary).map((one) => one.isOfValues),
    ).toEqual([undefined]);
  });

  describe.each(['fi', 'se'] as const)('in the editor’s language %s', (ui) => {
    it.each(rows)(
      'is reported on the page and in the catalogue: $what [EDIT-05]',
      ({ html, page }) => {
        const onItsPage = onPage(page ?? html, ui);
        expect(onItsPage, onItsPage.join('\n')).toHaveLength(1);
        const inIts = inCatalogue(html, ui);
        expect(inIts, inIts.join('\n')).toHaveLength(inCatalogue(html).length);
        for (const text of [...onItsPage, ...inIts]) expect(text).not.toMatch(englishWords);
      },
    );
  });

  const picture = grid('{"cards":[{"header":"A","image":"/kuvat/ei-ole.jpg"}]}');

  it('is reported on the page where a picture fails to load [ELEM-10]', async () => {
    vi.stubGlobal('Image', NoPicture);
    await vi.waitFor(() =>
      expect(onPage(picture)).toEqual(['cards 1, image: there is no picture at /kuvat/ei-ole.jpg']),
    );
  });

  const { fetch } = createBackend();
  let open = 0;
  let site = 'atriafi';
  const ofSite = async (input: URL | RequestInfo, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : `${input}`);
    open += 1;
    const answer = await fetch(`http://${site}.localhost${pathname}${search}`, init);
    open -= 1;
    return answer;
  };
  it.each([
    ['buy-button code="', 'LK4101', 'LK0000', 'the shop has no product LK0000'],
    ['reviews product-id="', '2003', '99999', 'the shop has no product with the id 99999'],
    [
      'shop-product-search match-any-category-ids="504,',
      '504',
      '99999',
      'the search finds nothing in the category 99999',
    ],
    [
      'product-search product-group="',
      '21',
      '99999',
      'the search finds nothing in the product group 99999',
    ],
    ['menu-builder menu-id="', '1', '99999', 'there is no menu with dishes by the id 99999'],
    [
      'recipe-search recipe-search-block-id="',
      '5501',
      '99999',
      'there are no recipe filters by the id 99999',
    ],
    [
      `card-grid cards='[{"header":"A","link":"/a"}]' dropdown-items='[{"label":"B","id":"`,
      'kana"}]\'',
      '99999"}]\'',
      'there are no cards by the id 99999',
    ],
  ])(
    'is reported on the page where an id is gone: <atria-%s… [ELEM-10]',
    async (tag, id, gone, text) => {
      vi.stubGlobal('fetch', ofSite);
      // The professionals' site alone has groups of products.
      site = tag.startsWith('product-search') ? 'ammattilaiset' : 'atriafi';
      const end = tag.includes("'") ? '' : '"';
      const html = (value: string) => `<atria-${tag}${value}${end}></atria-${tag.split(' ')[0]}>`;
      const page = html(id) + html(gone);
      await vi.waitFor(() => {
        const told = onPage(page);
        expect(open).toBe(0);
        expect(told).toEqual([text]);
      });
    },
  );
});
