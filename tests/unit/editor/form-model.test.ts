import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../editor/address';
import { draftOf } from '../../../editor/drafts';
import { moved, nameOfEntry } from '../../../editor/model/entries';
import { type FormField, newEntry } from '../../../editor/model/form-fields';
import { formMistakes, toldIn } from '../../../editor/model/mistakes';
import { tidied, type Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed, widgetsIn } from '../../../editor/model/widgets';
import { sayFor } from '../../../editor/texts';
import type { UiLanguage } from '../../../editor/ui-languages';
import { isState } from '../../../src/catalogue/examples';
import { purposes } from '../../../src/catalogue/purposes';

const widget = (name: string, ui: UiLanguage = 'en'): EditorWidget => {
  const found = widgetNamed(name, ui);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const field = (fields: readonly FormField[], name: string): FormField => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
/** The reports about the values, by place. */
const told = (name: string, values: Values, ui: UiLanguage = 'en') => {
  const { contract, fields } = widget(name, ui);
  return Object.fromEntries(
    formMistakes(contract, fields, values).map((mistake) => [
      mistake.path.join('.'),
      toldIn(ui, mistake),
    ]),
  );
};
const grid = widget('card-grid');

describe('the form of a widget', () => {
  it('has a suitable field for each value, from the contract', () => {
    const controls = Object.fromEntries(grid.fields.map(({ name, control }) => [name, control]));
    expect(controls).toMatchObject({
      heading: 'text',
      columns: 'choice',
      rowsToDisplay: 'number',
      expandable: 'flag',
      cards: 'list',
    });
    expect(field(field(grid.fields, 'cards').fields, 'type').options).toContainEqual({
      value: 'recipeCard',
      label: 'Recipe (recipeCard)',
    });
    expect(field(widget('order-confirmation').fields, 'order').control).toBe('object');
    const sections = field(widget('navigation-accordion').fields, 'items');
    expect(field(field(sections.fields, 'children').fields, 'link').control).toBe('text');
    expect(field(widget('accordion').fields, 'content').control).toBe('long');
  });

  it('shows required values and those of the examples first, and the rest collapsed', () => {
    const folded = grid.fields.filter(({ isMain }) => !isMain).map(({ name }) => name);
    expect(folded).toEqual(expect.arrayContaining(['brand', 'blockId', 'loading']));
    expect(folded).not.toContain('cards');
    const { fields } = field(widget('accordion').fields, 'items');
    expect(field(fields, 'heading').isMain).toBe(true);
  });

  it.each(widgetsIn('en'))(
    '$tag reports no error in its examples',
    ({ contract, fields, examples }) => {
      for (const [name, example] of Object.entries(examples)) {
        // Some examples show how a wrong value is handled.
        if (isState(example)) continue;
        const { values } = draftOf(example);
        const wrong = formMistakes(contract, fields, values).filter(
          // A widget may be shown without its required values, and then shows nothing.
          ({ path, params }) => params?.given !== undefined || values[path[0] ?? ''] !== undefined,
        );
        expect(wrong, name).toEqual([]);
      }
    },
  );

  it('has the purposes of the documentation, and a translation of each', () => {
    for (const [purpose, english] of Object.entries(purposes)) {
      expect(sayFor('en')(`purposes.${purpose}`)).toBe(english);
      expect(sayFor('fi')(`purposes.${purpose}`)).not.toBe(english);
    }
  });
});

describe('errors are reported at their place, in plain words', () => {
  it('for a value that the attribute does not accept', () => {
    expect(told('card-grid', { cards: [{ header: 'A' }], rowsToDisplay: 'two' })).toEqual({
      rowsToDisplay: 'Rows at first: given "two", expected a whole number from 1 up to 50',
    });
    expect(told('card-grid', { cards: [{ header: 'A' }], columns: 'five' }, 'fi')).toEqual({
      columns: 'Palstat: annettu "five", odotettiin jokin näistä: Neljä, Kolme, Kaksi',
    });
  });

  it('for a missing value, also in an entry', () => {
    expect(told('card-grid', {})).toEqual({
      cards: 'Fill in: Cards. Nothing is shown without it.',
    });
    expect(
      told('accordion', { items: [{ heading: 'A', content: 'B' }, { content: 'C' }] }, 'fi'),
    ).toEqual({
      'items.1.heading': 'Täytä: Kohdat 2, Otsikko. Ilman sitä ei näy mitään.',
    });
  });

  it("for a field of an entry, as in the widget's own report [ELEM-10]", () => {
    const items = [
      {
        label: 'A',
        children: [
          { label: 'B', link: '/b' },
          { label: {}, link: '/c' },
        ],
      },
    ];
    expect(told('navigation-accordion', { items })).toEqual({
      'items.0.children.1.label': 'Items 1, Links below it 2, Text: given {}, expected a text',
    });
    expect(told('navigation-accordion', { items: [{ label: 7, expanded: 'True' }] })).toEqual({});
  });

  it('for an address without its https, at any depth', () => {
    const items = [{ label: 'A', link: '/a', children: [{ label: 'B', link: 'www.atria.fi/b' }] }];
    expect(told('navigation-accordion', { items })).toEqual({
      'items.0.children.0.link':
        'Items 1, Links below it 1, Link: "www.atria.fi/b" leads to a page of this site: write https://www.atria.fi/b',
    });
  });

  it('for an unknown brand or language, and for an entry without texts, once each', () => {
    expect(told('card-grid', { cards: [{ type: 'recipeCard' }], brand: 'jyväbroiler' })).toEqual({
      'cards.0': 'Cards 1 is empty: fill it in, or remove it',
      brand: expect.stringContaining('"jyväbroiler" is not known; did you mean jyvabroiler?'),
    });
    expect(told('card-grid', { cards: [{ header: 'A' }], language: 'suomi' }, 'fi')).toEqual({
      language: 'Kieli: "suomi" on tuntematon; tarkoititko fi? Tunnetut: fi, en, se, de',
    });
  });

  it('for an unsafe address', () => {
    expect(Object.keys(told('search-field', { searchUrl: 'javascript:alert(1)' }))).toEqual([
      'searchUrl',
    ]);
  });
});

describe('the markup that a form writes', () => {
  it('includes all that was given, since a setting of the page comes before a default [EDIT-01]', () => {
    const values = {
      ...{ heading: '', columns: 'four', expandable: false, rowsToDisplay: 3 },
      cards: [{ header: 'A', link: '', likeCount: 0, image: '/a.jpg' }],
    };
    expect(tidied(grid.contract, values)).toEqual({
      heading: '',
      columns: 'four',
      expandable: false,
      rowsToDisplay: 3,
      cards: [{ header: 'A', image: '/a.jpg' }],
    });
  });
});

describe('the entries of a list', () => {
  it('are named by their first descriptive text, and can be moved', () => {
    const { part } = field(grid.fields, 'cards');
    const card = { type: 'recipeCard', link: '/a', header: 'Lihapullat' };
    expect(nameOfEntry(card, part)).toBe('Lihapullat');
    expect(nameOfEntry({ image: '/a.jpg' }, part)).toBe('/a.jpg');
    expect(nameOfEntry({}, part)).toBe('');
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  });

  it('start as the kind of the entry before, without its texts', () => {
    const cards = field(grid.fields, 'cards');
    expect(newEntry(cards, { type: 'recipeCard', header: 'A' })).toEqual({ type: 'recipeCard' });
    expect(newEntry(cards, undefined)).toEqual({});
  });
});

describe('the address', () => {
  it('includes everything that is shown, so that a link shows others the same', () => {
    const draft = {
      values: { heading: 'Jyvän äärellä – 5 €' },
      extra: [['id', 'a']] as const,
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

  it.each([
    ['sv', 'se'],
    ['sv-FI', 'se'],
    ['se', 'se'],
    ['fi-FI', 'fi'],
    ['de', 'en'],
    ['en-GB', 'en'],
  ])('maps the language %s of a page or a browser to %s', (given, ui) => {
    expect(readAddress(`#/?ui=${given}`).ui).toBe(ui);
  });

  it.each(['', '#', '#/x?brand=nobody&language=xx&ui=xx&form=%%%', '#/card-grid?form=eyJhIjox'])(
    '%s is read without a report',
    (hash) => {
      expect(readAddress(hash)).toMatchObject({ brand: 'atriafi', language: 'fi', ui: 'en' });
      expect(readAddress(hash).draft).toBeUndefined();
    },
  );
});
