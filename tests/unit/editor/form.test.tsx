import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandName } from '../../../editor/bar-choices';
import { StartFrom } from '../../../editor/draft-form';
import { draftOf, exampleIn, keptDraft } from '../../../editor/drafts';
import { Fields } from '../../../editor/form/object-field';
import { isOtherEntries } from '../../../editor/model/entries';
import { formFields } from '../../../editor/model/form-fields';
import { ofExample } from '../../../editor/model/of-example';
import { type Draft, emptyDraft, type Values } from '../../../editor/model/values';
import { firstExample, widgetNamed } from '../../../editor/model/widgets';
import { ownPageSettings } from '../../../editor/settings';
import { sayFor } from '../../../editor/texts';
import { type FilePickerProps, Ui } from '../../../editor/ui';
import { text } from '../../../src/core/element/reading/attributes';
import { brands } from '../../../src/core/page/brand';

const widgetOf = (name: string) => {
  const widget = widgetNamed(name, 'en');
  if (!widget) throw new Error(`no ${name}`);
  return widget;
};
const grid = widgetOf('card-grid');

/** The form of a widget, and its content. */
function Page({ name, start = {} }: { name: string; start?: Values }) {
  const [values, setValues] = useState(start);
  return (
    <>
      <Fields {...{ fields: widgetOf(name).fields, path: [], values, onChange: setValues }} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}
const held = () => JSON.parse(screen.getByRole('status').textContent ?? '');

describe('a field for a number', () => {
  it.each([
    ['1.5', 1.5],
    ['0.05', 0.05],
    ['1,5', 1.5],
    ['12 000', 12000],
    ['-2.50', -2.5],
    ['abc', 'abc'],
  ])('accepts %s, typed key by key', async (typed, value) => {
    render(<Page name="counter" />);
    const field = screen.getByLabelText(/^Value/);
    await userEvent.type(field, typed);
    expect(field).toHaveProperty('value', typed);
    expect(held().value).toBe(value);
    await userEvent.clear(field);
    expect(held().value).toBeUndefined();
  });
});

describe('the collapsed part of rare fields', () => {
  it('stays open if its only value is emptied', async () => {
    render(<Page name="card-grid" start={{ blockId: '4' }} />);
    const field = screen.getByLabelText('Data block');
    await userEvent.clear(field);
    expect(held().blockId).toBeUndefined();
    expect(field.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(field);
  });
});

describe('brand and language of a part', () => {
  it('are chosen from a list, and may be those of the page', async () => {
    render(<Page name="card-grid" start={{ brand: 'jyväbroiler' }} />);
    const brand = screen.getByRole('combobox', { name: 'Brand' });
    expect(brand.querySelectorAll('option')).toHaveLength(2 + brands.length);
    await userEvent.selectOptions(brand, 'jyvabroiler');
    expect(held().brand).toBe('jyvabroiler');
    await userEvent.selectOptions(brand, 'Same as the page');
    expect(held().brand).toBeUndefined();
    expect(brand.querySelectorAll('option')).toHaveLength(1 + brands.length);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Swedish');
    expect(held().language).toBe('se');
  });

  it('are distinguished if two have the same name', () => {
    expect(new Set(brands.map(brandName)).size).toBe(brands.length);
    expect(brandName('goohse')).toBe('Gooh');
  });
});

describe('an entry that was removed', () => {
  it('can be restored with all its content', async () => {
    const cards = [{ header: 'Yksi' }, { header: 'Kaksi', link: '/k' }, { header: 'Kolme' }];
    render(<Page name="card-grid" start={{ cards }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Kaksi' }));
    expect(held().cards).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(held().cards).toEqual(cards);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has the focus and is open as before once it is restored, and so are the others [EDIT-03]', async () => {
    const cards = ['Yksi', 'Kaksi', 'Kolme'].map((header) => ({ header }));
    render(<Page name="card-grid" start={{ cards }} />);
    const line = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\d ${name}`) });
    const isOpen = () =>
      ['Yksi', 'Kaksi', 'Kolme'].map((name) => line(name).getAttribute('aria-expanded'));
    await userEvent.click(line('Yksi'));
    await userEvent.click(line('Kaksi'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Kaksi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(isOpen()).toEqual(['true', 'true', 'false']);
    expect(document.activeElement).toBe(line('Kaksi'));
  });

  it('keeps the focus on the button that moved it, down as well as up', async () => {
    const cards = ['Yksi', 'Kaksi', 'Kolme'].map((header) => ({ header }));
    render(<Page name="card-grid" start={{ cards }} />);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await press('Move down: Yksi');
    expect(focused()).toBe('Move down: Yksi');
    await press('Move down: Yksi');
    expect(focused()).toBe('Move up: Yksi');
  });

  it('can be undone, like an added or moved one, and typing adds no step', () => {
    const [a, b] = [{ header: 'A', links: ['x'] }, { header: 'B' }];
    const before = { heading: 'H', cards: [a, b] };
    expect(isOtherEntries(before, { ...before, cards: [a] })).toBe(true);
    expect(isOtherEntries(before, { heading: 'H' })).toBe(true);
    expect(isOtherEntries({}, before)).toBe(true);
    expect(isOtherEntries(before, { ...before, cards: [b, a] })).toBe(true);
    expect(isOtherEntries(before, { ...before, cards: [{ ...a, links: [] }, b] })).toBe(true);
    expect(isOtherEntries(before, { ...before, heading: 'I' })).toBe(false);
    expect(isOtherEntries(before, { ...before, cards: [{ ...a, header: 'C' }, b] })).toBe(false);
  });
});

it('a picture that cannot be loaded is reported at its field', async () => {
  const name = 'history-timeline';
  render(<Page name={name} start={{ items: [{ year: '1903', image: '/kuvat/ei-ole.jpg' }] }} />);
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  fireEvent.error(document.querySelector('.text-control img') as Element);
  expect(screen.getByText(/^There is no picture at this address/)).toBeTruthy();
});

describe('a picture that was given', () => {
  const look = async (name: string, [width, height]: readonly [number, number]) => {
    render(<Page name="history-timeline" start={{ items: [{ year: '1903', image: name }] }} />);
    await userEvent.click(screen.getByRole('button', { expanded: false }));
    const image = document.querySelector('.text-control img') as HTMLImageElement;
    Object.defineProperty(image, 'naturalWidth', { value: width });
    Object.defineProperty(image, 'naturalHeight', { value: height });
    fireEvent.load(image);
    return document.querySelector('.field .wrong, .text-control + .wrong')?.textContent ?? '';
  };

  it.each([
    ['/a.jpg', [120, 90], /only 120 pixels wide/],
    ['/a.jpg', [1600, 200], /1600 × 200 pixels: most of it is cut off/],
    ['/a.jpg', [400, 1300], /400 × 1300 pixels/],
    ['/a.jpg', [1200, 800], /^$/],
    // A drawing can be shown at any size.
    ['/a.svg', [24, 24], /^$/],
  ] as const)(
    'is reported at its field if it is small or long: %s, %s',
    async (name, size, told) => {
      expect(await look(name, size)).toMatch(told);
    },
  );

  it('is reported without an alternative text, until there is one', async () => {
    await look('/a.jpg', [1200, 800]);
    const asked = /^ ?Tell what the picture shows/;
    expect(screen.getByText(asked)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Image in words/), 'Tehdas');
    expect(screen.queryByText(asked)).toBeNull();
  });
});

it('texts of the example in a form are reported, until they are changed', () => {
  const { attributes } = firstExample(grid);
  const values = attributes as Values;
  const places = ofExample(grid, values);
  expect(places).toContain('Cards 1–8');
  const [first, ...others] = values.cards as Record<string, unknown>[];
  const written = { ...values, heading: 'Oma', cards: [{ ...first, header: 'Oma' }, ...others] };
  expect(ofExample(grid, written)).toContain('Cards 2–8');
  expect(ofExample(grid, written)).not.toContain('Heading');
  const [, second, third, ...rest] = written.cards;
  const apart = { cards: [second, { ...third, header: 'Oma' }, ...rest] };
  expect(ofExample(grid, apart)).toEqual(['Cards 1', 'Cards 3–7']);
  expect(ofExample(grid, { heading: 'Oma' })).toEqual([]);
});

it("a form starts in the page's language if a ready page includes the widget, and reports that", () => {
  const start = exampleIn(grid, 'se').values;
  expect(start.heading).toBe('Grilla det här');
  expect(ofExample(grid, start, start)).toEqual(expect.arrayContaining(['Heading', 'Cards 1–3']));
  expect(exampleIn(grid, 'fi').values).toBe(firstExample(grid).attributes);
  // No ready page includes one.
  const other = widgetNamed('portion-calculator', 'en') as typeof grid;
  expect(exampleIn(other, 'se').values).toBe(firstExample(other).attributes ?? {});
});

describe('a draft that this browser has saved', () => {
  it.each(['{"foo":1}', '[]', '1', '{', '{"values":[]}', '{"values":null}'])(
    'is invalid if it has another shape: %s',
    (kept) => {
      sessionStorage.setItem('atria-editor card-grid', kept);
      expect(keptDraft('card-grid')).toBeUndefined();
    },
  );

  it('is read as far as it is valid', () => {
    const kept = JSON.stringify({ values: { heading: 'A' }, extra: 'id="a"' });
    sessionStorage.setItem('atria-editor card-grid', kept);
    expect(keptDraft('card-grid')).toEqual({ ...emptyDraft, values: { heading: 'A' } });
  });
});

describe('a picture of a library', () => {
  const FilePicker = ({ field, onPick }: FilePickerProps) =>
    field.holds === 'picture' && (
      <button type="button" onClick={() => onPick(...picked)}>
        Choose: {field.label}
      </button>
    );
  let picked: Parameters<FilePickerProps['onPick']> = ['', ''];
  beforeEach(() => {
    picked = ['/lohi.jpg', 'Uunilohi'];
  });
  const value = {
    t: sayFor('en'),
    ui: 'en' as const,
    announce: () => {},
    settings: ownPageSettings,
    FilePicker,
  };
  const choose = async (start: Values) => {
    render(
      <Ui value={value}>
        <Page name="history-timeline" start={{ items: [start] }} />
      </Ui>,
    );
    await userEvent.click(screen.getByRole('button', { expanded: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose: Image' }));
    return held().items[0];
  };

  it('brings its alternative text, if the form asks for it', async () => {
    expect(await choose({ year: '1903' })).toEqual({
      year: '1903',
      image: '/lohi.jpg',
      imageAlt: 'Uunilohi',
    });
  });

  it('does not replace a written alternative text', async () => {
    expect(await choose({ year: '1903', imageAlt: 'Lohi' })).toMatchObject({ imageAlt: 'Lohi' });
  });

  const chooseAgain = (...next: typeof picked) => {
    picked = next;
    return userEvent.click(screen.getByRole('button', { name: 'Choose: Image' }));
  };

  it('replaces the words of the former picture, whether it has own ones or not', async () => {
    await choose({ year: '1903' });
    await chooseAgain('/kana.jpg', 'Kana');
    expect(held().items[0]).toMatchObject({ image: '/kana.jpg', imageAlt: 'Kana' });
    await chooseAgain('/possu.jpg', '');
    expect(held().items[0]).toEqual({ year: '1903', image: '/possu.jpg' });
    await chooseAgain('/lohi.jpg', 'Uunilohi');
    await userEvent.type(screen.getByLabelText(/^Image in words/), ' 2');
    await chooseAgain('/kana.jpg', 'Kana');
    expect(held().items[0]).toMatchObject({ image: '/kana.jpg', imageAlt: 'Uunilohi 2' });
  });

  it('is not offered without a library', () => {
    render(<Page name="history-timeline" start={{ items: [{ year: '1903' }] }} />);
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });
});

describe('a deprecated value', () => {
  it('says so in the form, with the replacement', () => {
    const old = text({ description: 'Text.', deprecated: 'Use heading.' });
    const contract = { ...grid.contract, attributes: { old } };
    const fields = formFields(contract, [], (_, english) => english);
    render(<Fields {...{ fields, path: [], values: {}, onChange: () => {} }} />);
    screen.getByText('Will be removed in a later version. Use heading.');
  });
});

describe('undoing an example', () => {
  function Start({ written }: { written: Draft }) {
    const [draft, setDraft] = useState(written);
    const write = () => setDraft({ ...draft, values: { heading: 'B' } });
    return (
      <>
        <StartFrom widget={grid} draft={draft} onChoose={setDraft} />
        <button type="button" onClick={write}>
          Write
        </button>
        <output>{JSON.stringify(draft)}</output>
      </>
    );
  }
  const written: Draft = { ...emptyDraft, values: { heading: 'A' } };
  const choose = () => userEvent.selectOptions(screen.getByRole('combobox'), 'An empty form');

  it('restores the former content of the form', async () => {
    render(<Start written={written} />);
    await choose();
    expect(held()).toEqual(emptyDraft);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(held()).toEqual(written);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is not offered once more was written, which it would remove as well', async () => {
    render(<Start written={draftOf(firstExample(grid))} />);
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
