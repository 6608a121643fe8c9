import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../editor/drafts';
import { tidied, type Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed, widgetsIn } from '../../../editor/model/widgets';
import { changedMarkup, emptyMarkup, readMarkup } from '../../../editor/wordpress/markup';

const grid = widgetNamed('card-grid', 'en') as EditorWidget;
const child = (json: string) => `<script type="application/json">${json}</script>`;
const block = (json: string, more = '') =>
  `<atria-card-grid${more}>${child(json)}</atria-card-grid>`;
const read = (markup: string) => readMarkup(markup, grid).values;
/** The markup after a form has changed some values. */
const change = (markup: string, values: Values) =>
  changedMarkup(markup, grid, { ...read(markup), ...values });

describe('the markup of a block', () => {
  it('has texts, numbers and flags in the tag, and the rest in the JSON child', () => {
    const values = { heading: 'A', rowsToDisplay: 3, expandable: true, cards: [{ header: 'B' }] };
    expect(change(emptyMarkup(grid), values)).toBe(
      `<atria-card-grid heading="A" rows-to-display="3" expandable>${child('{"cards":[{"header":"B"}]}')}</atria-card-grid>`,
    );
  });

  it('does not include emptied values', () => {
    const once = change(emptyMarkup(grid), { heading: 'A', expandable: true, cards: [{}] });
    const values = { heading: '', expandable: false, cards: [] };
    expect(change(once, values)).toBe(emptyMarkup(grid));
  });

  it('has no character that ends an attribute or the script, or that WordPress would change', () => {
    const bad = '</script> "a" & \'b\' <b>';
    expect(change(emptyMarkup(grid), { heading: bad, cards: [{ header: bad }] })).toBe(
      `<atria-card-grid heading="&lt;/script&gt; &quot;a&quot; &amp; 'b' &lt;b&gt;">${child(
        '{"cards":[{"header":"\\u003c/script\\u003e \\"a\\" \\u0026 \'b\' \\u003cb\\u003e"}]}',
      )}</atria-card-grid>`,
    );
  });

  it.each([
    ['a comma too many', '{"cards":[{"header":"A"},]}'],
    ['a non-breaking space', '{"cards":\u00a0[{"header":"A"}]}'],
    ['capitals of .NET', '{"Cards":[{"Header":"A"}]}'],
    ['tags of a text filter', '<p>{"cards":[{"header":"A"}]}</p>'],
  ])('is read as the widget reads it, and loses nothing when a card is added: %s', (_, json) => {
    const markup = block(json);
    expect(read(markup)).toEqual({ cards: [{ header: 'A' }] });
    const cards = [{ header: 'A' }, { header: 'B' }];
    const next = change(markup, { cards });
    expect(read(next)).toEqual({ cards });
    expect(next.replaceAll('C', 'c').replaceAll('H', 'h')).toBe(
      block(JSON.stringify({ cards })).replaceAll('C', 'c').replaceAll('H', 'h'),
    );
  });

  it('is not overwritten if its data cannot be read, and the form reports that', () => {
    const broken = block('{"cards":', ' heading="A"');
    expect(readMarkup(broken, grid)).toMatchObject({ values: { heading: 'A' } });
    expect(readMarkup(broken, grid).unread).toEqual(['JSON']);
    expect(change(broken, { heading: 'B', cards: [{ header: 'B' }] })).toBe(
      block('{"cards":', ' heading="B"'),
    );
  });

  it('keeps values that the form does not know', () => {
    const rest = '<p>Eka <b>toka</b></p>';
    const markup = `<atria-card-grid gone="1" style="color:red" data-x="y" heading="A">${rest}${child('{"old":1,"cards":[{"header":"A","older":2}]}')}</atria-card-grid>`;
    expect(change(markup, { heading: 'B' })).toBe(markup.replace('heading="A"', 'heading="B"'));
    expect(change(markup, { cards: [{ header: 'C', older: 2 }] })).toBe(
      markup.replace('"header":"A"', '"header":"C"'),
    );
  });

  it('keeps a value in its place: a text in the data, a list in the tag', () => {
    expect(change(block('{"heading":"A"}'), { heading: 'B' })).toBe(block('{"heading":"B"}'));
    const tag = `<atria-card-grid cards="[{&quot;header&quot;:&quot;A&quot;}]"></atria-card-grid>`;
    expect(change(tag, { cards: [{ header: 'B' }] })).toBe(tag.replace('A&', 'B&'));
  });

  it('is not changed by a form without changes', () => {
    const part = fc.constantFrom(
      ...['<p>', '</p>', 'A', '<b x=1>', '&amp;', ' heading="A"', child('{"a":1}'), '<!-- x -->'],
    );
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, heading) => {
        const once = change(`<atria-card-grid>${parts.join('')}</atria-card-grid>`, { heading });
        expect(change(once, { heading })).toBe(once);
        if (heading) expect(read(once).heading).toBe(heading);
      }),
    );
  });
});

describe.each(widgetsIn('en'))('the block of $tag', (widget) => {
  it('gives its form what was filled in, for each of its examples', () => {
    for (const example of Object.values(widget.examples)) {
      const { values } = draftOf(JSON.parse(JSON.stringify(example)));
      const markup = changedMarkup(emptyMarkup(widget), widget, values);
      const kept = readMarkup(markup, widget).values;
      expect(tidied(widget.contract, kept)).toEqual(tidied(widget.contract, values));
      expect(changedMarkup(markup, widget, kept)).toBe(markup);
    }
  });
});
