import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../editor/address';
import { draftOf } from '../../../editor/drafts';
import { moved, nameOfEntry } from '../../../editor/model/entries';
import { type FormField, newEntry } from '../../../editor/model/form-fields';
import { formMistakes } from '../../../editor/model/mistakes';
import { tidied, type Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed, widgets } from '../../../editor/model/widgets';
import { textsIn } from '../../../editor/texts';
import { purposes } from '../../../src/core/element/purposes';
import { wordsFor } from '../../../src/help/words';

const widget = (name: string): EditorWidget => {
  const found = widgetNamed(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const field = (fields: readonly FormField[], name: string): FormField => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
/** What is told of the values, by place. */
const told = (name: string, values: Values, language = 'en') => {
  const { contract, fields } = widget(name);
  return Object.fromEntries(
    formMistakes(contract, fields, values).map(({ path, problem }) => [
      path.join('.'),
      wordsFor(language).problem(problem),
    ]),
  );
};
const grid = widget('card-grid');

describe('the form of a widget', () => {
  it('asks for each value in its own way, from the contract', () => {
    const controls = Object.fromEntries(grid.fields.map(({ name, control }) => [name, control]));
    expect(controls).toMatchObject({
      heading: 'text',
      columns: 'choice',
      rowsToDisplay: 'number',
      expandable: 'flag',
      cards: 'list',
    });
    expect(field(field(grid.fields, 'cards').fields, 'type').options).toContain('recipeCard');
    expect(field(widget('order-confirmation').fields, 'order').control).toBe('object');
    const sections = field(widget('navigation-accordion').fields, 'items');
    expect(field(field(sections.fields, 'children').fields, 'link').control).toBe('text');
    expect(field(widget('accordion').fields, 'content').control).toBe('long');
  });

  it('asks at once what is needed or what the examples give, and folds the rest away', () => {
    const folded = grid.fields.filter(({ isMain }) => !isMain).map(({ name }) => name);
    expect(folded).toEqual(expect.arrayContaining(['brand', 'blockId', 'loading']));
    expect(folded).not.toContain('cards');
    const { fields } = field(widget('accordion').fields, 'items');
    expect(field(fields, 'heading').isMain).toBe(true);
  });

  it.each(widgets)('$tag finds nothing wrong in its examples', ({ contract, fields, examples }) => {
    for (const [name, example] of Object.entries(examples)) {
      // Some show what becomes of a wrong value.
      if (example.state) continue;
      const { values } = draftOf(example);
      const wrong = formMistakes(contract, fields, values).filter(
        // A widget may be shown without what it needs, and then shows nothing.
        ({ path, problem }) => problem.given !== undefined || values[path[0] ?? ''] !== undefined,
      );
      expect(wrong, name).toEqual([]);
    }
  });

  it('has a word for each purpose in Finnish', () => {
    expect(Object.keys(textsIn.fi.purposes)).toEqual(Object.keys(purposes));
  });
});

describe('what is wrong is told where it stands, in plain words', () => {
  it('of a value that the attribute does not take', () => {
    expect(told('card-grid', { cards: [{ header: 'A' }], rowsToDisplay: 'two' })).toEqual({
      rowsToDisplay: 'Rows to display: given "two", expected a whole number from 1 up to 50',
    });
    expect(told('card-grid', { cards: [{}], columns: 'five' }, 'fi')).toEqual({
      columns: 'Columns: annettu "five", odotettiin jokin näistä: four, three, two',
    });
  });

  it('of what is missing, also in an entry', () => {
    expect(told('card-grid', {})).toEqual({
      cards:
        'Cards is missing, and nothing is shown without it: give it a JSON list of the documented shape',
    });
    expect(
      told('accordion', { items: [{ heading: 'A', content: 'B' }, { content: 'C' }] }),
    ).toEqual({
      'items.1.heading':
        'Items 2, Heading is missing, and nothing is shown without it: give it a text',
    });
  });

  it('of an address without its https, however deep', () => {
    const items = [{ label: 'A', link: '/a', children: [{ label: 'B', link: 'www.atria.fi/b' }] }];
    expect(told('navigation-accordion', { items })).toEqual({
      'items.0.children.0.link':
        'Items 1, Children 1, Link: given "www.atria.fi/b", expected https://www.atria.fi/b',
    });
  });

  it('of an address that leads nowhere safe', () => {
    expect(Object.keys(told('search-field', { searchUrl: 'javascript:alert(1)' }))).toEqual([
      'searchUrl',
    ]);
  });
});

describe('what is written of a form', () => {
  it('is only what the widget would read otherwise without it', () => {
    const values = {
      ...{ heading: '', columns: 'four', expandable: false, rowsToDisplay: 3 },
      cards: [{ header: 'A', link: '', likeCount: 0, image: '/a.jpg' }],
    };
    expect(tidied(grid.contract, values)).toEqual({
      rowsToDisplay: 3,
      cards: [{ header: 'A', image: '/a.jpg' }],
    });
  });
});

describe('the entries of a list', () => {
  it('are called by their first telling text, and moved', () => {
    expect(nameOfEntry({ type: 'recipeCard', link: '/a', header: 'Lihapullat' })).toBe(
      'Lihapullat',
    );
    expect(nameOfEntry({ image: '/a.jpg' })).toBe('/a.jpg');
    expect(nameOfEntry({})).toBe('');
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  });

  it('begin as the kind of the one before, without its words', () => {
    const cards = field(grid.fields, 'cards');
    expect(newEntry(cards, { type: 'recipeCard', header: 'A' })).toEqual({ type: 'recipeCard' });
    expect(newEntry(cards, undefined)).toEqual({});
  });
});

describe('the address', () => {
  it('has all that is shown, so that a link brings others to the same', () => {
    const draft = {
      values: { heading: 'Jyvän äärellä – 5 €' },
      extra: 'id="a"',
      between: '<p>ä</p>',
    };
    const address = {
      name: 'card-grid',
      brand: 'goohse',
      language: 'se',
      ui: 'fi',
      draft,
    } as const;
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it.each(['', '#', '#/x?brand=nobody&language=xx&ui=sv&form=%%%', '#/card-grid?form=eyJhIjox'])(
    '%s is read without a word of complaint',
    (hash) => {
      expect(readAddress(hash)).toMatchObject({ brand: 'atriafi', language: 'fi', ui: 'en' });
      expect(readAddress(hash).draft).toBeUndefined();
    },
  );
});
