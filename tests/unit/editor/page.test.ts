import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appended,
  copiedPart,
  insertedAfter,
  movedPart,
  withoutPlace,
} from '../../../editor/page/page-edits';
import { emptyHistory, historyFrom, stepTo, textOf } from '../../../editor/page/page-history';
import { dropPlace } from '../../../editor/page/part-list';
import { partName } from '../../../editor/page/part-name';
import {
  changedPart,
  type Part,
  pageSource,
  plainWords,
  readPage,
  withWords,
} from '../../../editor/page/parts';
import { readerFor } from '../../../editor/snippet/read-snippet';
import { sayFor } from '../../../editor/texts';
import { safePage } from '../../../src/cms/safe-markup';
import { often } from '../support/chance';
import { anyPage, wellFormedPage } from '../support/random-page';

const reader = readerFor('fi');
const read = (text: string) => readPage(text, reader).parts;
const textsOf = (text: string) => read(text).map(({ from, to }) => text.slice(from, to));
const names = (text: string) => read(text).map((part) => partName(part, sayFor('fi')));

const counter = '<atria-counter value="5"></atria-counter>';
const grid =
  '<atria-card-grid block-id="7" heading="A"></atria-card-grid>\n<script type="application/json" data-atria-block="7">{ "cards": [{ "header": "B" }] }</script>';

const [tagOf, blockOf] = [0, 1].map((line) => (text: string) => text.split('\n')[line] ?? '') as [
  (text: string) => string,
  (text: string) => string,
];

describe('the parts of a page', () => {
  it('are its widgets and the content between them, in order', () => {
    const text = `<!doctype html><html><head><title>T</title></head><body>
<h1>Otsikko</h1>
<!-- ${counter} -->
<section class="band"><p>Teksti</p>${counter}</section>
Sana ja <b>toinen</b><br>
<div><p>Ei osaa</p></div>
</body></html>`;
    expect(textsOf(text)).toEqual([
      '<h1>Otsikko</h1>',
      '<p>Teksti</p>',
      counter,
      'Sana ja <b>toinen</b><br>',
      '<div><p>Ei osaa</p></div>',
    ]);
    expect(names(text).map(({ title }) => title)).toEqual([
      'Otsikko',
      'Teksti',
      'Kasvava luku',
      'Sivun omaa tekstiä',
      'Sivun oma <div>',
    ]);
  });

  it('keep the content between the tags of a widget, including other widgets', () => {
    const nested = `<atria-accordion heading="K"><p>A</p>${counter}</atria-accordion>`;
    expect(textsOf(`${nested}${counter}`)).toEqual([nested, counter]);
  });

  it('are named by their text', () => {
    const [part] = names('<atria-card-grid heading="Reseptit"></atria-card-grid>');
    expect(part).toEqual({ title: 'Korttiruudukko', words: 'Reseptit' });
  });

  it('do not read data after an end tag as content below', () => {
    const text = `<atria-card-grid></atria-card-grid>\n<script type="application/json">{"cards":[]}</script>\n<p>A</p>`;
    expect(textsOf(text)).toHaveLength(2);
  });

  it('are none in source that a page shows', () => {
    const text = '<pre>&lt;atria-counter value="5">&lt;/atria-counter></pre>';
    expect(textsOf(text)).toEqual([text]);
    expect(textsOf(pageSource(text))).toEqual(['<atria-counter value="5"></atria-counter>']);
    const page = `<h1>A</h1>${text}`;
    expect(pageSource(page)).toBe(page);
  });
});

describe('stays the same when read and written, in random pages', () => {
  const runs = { numRuns: often(1000) };

  it('comes out unchanged if nothing was changed', () => {
    fc.assert(
      fc.property(fc.oneof(wellFormedPage, anyPage), (text) => {
        const history = stepTo(emptyHistory, { text, deed: 'begin', about: '' });
        const kept = historyFrom(JSON.parse(JSON.stringify(history)));
        expect(kept && textOf(kept)).toBe(text);
        // The parts are in order in it, and none is empty.
        let at = 0;
        for (const { from, to } of read(text)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          at = to;
        }
      }),
      runs,
    );
  });

  it('changes in one part alone if one is changed', () => {
    fc.assert(
      fc.property(wellFormedPage, fc.nat(), (text, n) => {
        const next = counter;
        const parts = read(text);
        const at = n % Math.max(parts.length, 1);
        const part = parts[at];
        if (!part) return;
        const changed = changedPart(text, part, next);
        expect(changed).toBe(text.slice(0, part.from) + next + text.slice(part.to));
        const others = (all: readonly string[]) => all.filter((_, index) => index !== at);
        if (part.kind === 'widget') expect(others(textsOf(changed))).toEqual(others(textsOf(text)));
      }),
      runs,
    );
  });

  it('has one part in another place if it is moved or dropped: after the part that was there, or before it', () => {
    const bare = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(wellFormedPage, fc.nat(), fc.constantFrom(1, -1, 2, -2, 5, -5), (text, n, by) => {
        const parts = read(text);
        const at = n % Math.max(parts.length, 1);
        const [part, neighbour] = [parts[at], parts[at + by]];
        const moved = movedPart(text, parts, at, by);
        if (!part || !neighbour) {
          expect(moved.text).toBe(text);
          return;
        }
        const length = part.to - part.from;
        const markup = text.slice(part.from, part.to);
        expect(moved.text.slice(moved.from, moved.from + length)).toBe(markup);
        // What is before and after it: the same letters as without it.
        const rest = (to: number) => text.slice(0, to) + text.slice(to + length);
        const without = rest(part.from);
        const edge = by > 0 ? neighbour.to - length : neighbour.from;
        expect(bare(moved.text.slice(0, moved.from))).toBe(bare(without.slice(0, edge)));
        expect(bare(moved.text.slice(moved.from + length))).toBe(bare(without.slice(edge)));
        // Text that comes beside other text becomes one part with it.
        const isIn = ({ from, to }: Part) => from <= moved.from && moved.from + length <= to;
        expect(read(moved.text).some(isIn)).toBe(true);
      }),
      runs,
    );
  });

  it('has a part twice if it is copied, and is the same again once the copy is removed', () => {
    fc.assert(
      fc.property(wellFormedPage, fc.nat(), (text, n) => {
        const widgets = read(text).filter(({ kind }) => kind === 'widget');
        const part = widgets[n % Math.max(widgets.length, 1)];
        if (!part) return;
        const { text: copied } = copiedPart(text, part);
        const index = read(text).findIndex(({ from }) => from === part.from);
        const copy = read(copied)[index + 1];
        expect(copy && copied.slice(copy.from, copy.to)).toBe(text.slice(part.from, part.to));
        if (copy) expect(copied.slice(0, part.to) + copied.slice(copy.to)).toBe(text);
      }),
      runs,
    );
  });

  it('does not run any code in its preview', () => {
    fc.assert(
      fc.property(anyPage, (text) => {
        const { body } = safePage(text, document);
        for (const element of body.querySelectorAll('*')) {
          expect(element.localName).not.toMatch(
            /^(iframe|object|embed|base|meta|link|style|svg|form)$/,
          );
          if (element.localName === 'script')
            expect(element.getAttribute('type')).toBe('application/json');
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^(on|srcdoc|formaction|style$|src$.*script)/);
            expect(value).not.toMatch(/^\s*javascript:/i);
          }
        }
      }),
      runs,
    );
  });
});

describe('a step of a page', () => {
  const page = `<main>\n  <h1>A</h1>\n  ${counter}\n  <p>B</p>\n</main>\n`;

  it('removes a part with its line, and keeps the rest', () => {
    const [, part] = read(page);
    expect(part && withoutPlace(page, part)).toBe('<main>\n  <h1>A</h1>\n  <p>B</p>\n</main>\n');
    const inLine = `<div>${counter}<p>B</p></div>`;
    const [only] = read(inLine);
    expect(only && withoutPlace(inLine, only)).toBe('<div><p>B</p></div>');
  });

  it('adds a part in a line of its own, indented like its neighbour; the last one into the main part', () => {
    const [first] = read(page);
    expect(first && insertedAfter(page, first, '<p>C</p>').text).toBe(
      page.replace('</h1>', '</h1>\n  <p>C</p>'),
    );
    expect(appended(page, '<p>C</p>').text).toBe(page.replace('</main>', '<p>C</p>\n</main>'));
    expect(appended('', '<p>C</p>')).toEqual({ text: '<p>C</p>\n', from: 0 });
  });

  it('moves a part out of its section if the neighbour is elsewhere', () => {
    const text = `<section>\n  ${counter}\n</section>\n<h1>A</h1>`;
    expect(movedPart(text, read(text), 0, 1).text).toBe(
      `<section>\n</section>\n<h1>A</h1>\n${counter}`,
    );
  });

  it('is where it is dropped: between two others, or at an end', () => {
    expect([dropPlace(0, 2, false), dropPlace(0, 2, true)]).toEqual([1, 2]);
    expect([dropPlace(3, 1, false), dropPlace(3, 1, true)]).toEqual([1, 2]);
    expect([dropPlace(2, 2, false), dropPlace(2, 2, true)]).toEqual([2, 2]);
    const text = `<section>\n  ${counter}\n</section>\n<h1>A</h1>\n${grid}`;
    expect(movedPart(text, read(text), 2, -2).text).toBe(
      `<section>\n  ${tagOf(grid)}\n  ${counter}\n</section>\n<h1>A</h1>\n${blockOf(grid)}`,
    );
  });

  it('keeps comments and scripts between two parts in their place', () => {
    const text = `<h1>A</h1>\n<!-- raja -->\n<script>x()</script>\n${counter}`;
    expect(movedPart(text, read(text), 0, 1).text).toBe(
      `<!-- raja -->\n<script>x()</script>\n${counter}\n<h1>A</h1>`,
    );
  });
});

describe('the text of a heading or a paragraph', () => {
  it('is changed without a change of its tags', () => {
    const markup = '<h2 class="a"\n id=b>A &amp; B</h2>';
    expect(plainWords(markup)).toBe('A & B');
    expect(withWords(markup, 'C < D & E')).toBe('<h2 class="a"\n id=b>C &lt; D &amp; E</h2>');
    expect(plainWords('<p>A <b>B</b></p>')).toBeUndefined();
  });
});
