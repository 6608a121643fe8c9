import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { tidied, type Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed } from '../../../editor/model/widgets';
import { ownPageSettings } from '../../../editor/settings';
import { sayFor } from '../../../editor/texts';
import { type FilePickerProps, Ui } from '../../../editor/ui';
import { WidgetForm } from '../../../editor/widget-form';
import { helpVocabulary } from '../../../scripts/build/tables/help-vocabulary';
import { readTag } from '../../../src/help/tag-data';

// The preview follows a key as fast as its minimal work allows; see docs/architecture/catalogue.md.
const grid = widgetNamed('card-grid', 'en') as EditorWidget;
const cards = ['A', 'B', 'C'].map((header) => ({ header, image: '/a.jpg', link: '/a' }));

/** The names of the fields rendered since the last call. */
const rendered: string[] = [];
const takeRendered = () => rendered.splice(0);
function FilePicker({ field }: FilePickerProps) {
  rendered.push(field.name);
  return null;
}

const ui = { t: sayFor('en'), ui: 'en', announce: () => {}, settings: ownPageSettings } as const;
const value = { ...ui, FilePicker };

function Page() {
  const [values, setValues] = useState<Values>({ heading: 'Reseptit', cards });
  return (
    <Ui value={value}>
      <WidgetForm widget={grid} values={values} told={[]} onChange={setValues} />
    </Ui>
  );
}

describe('a pressed key', () => {
  it('in one field does not render the others', () => {
    render(<Page />);
    for (const name of ['1 A', '2 B'])
      fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    expect(takeRendered().filter((name) => name === 'header').length).toBe(2);
    const [all, first] = screen.getAllByLabelText('Heading', { exact: true });
    fireEvent.change(all as Element, { target: { value: 'Reseptit a' } });
    expect(takeRendered()).toEqual(['heading']);
    fireEvent.change(first as Element, { target: { value: 'Aa' } });
    expect(takeRendered()).toEqual(['header']);
    // All that stay get the new text: the first card keeps its words.
    fireEvent.change(all as Element, { target: { value: 'Reseptit ab' } });
    expect(screen.getByRole('button', { name: /1 Aa/ })).toBeTruthy();
  });

  it('that makes a mistake renders the fields, and the next one only its own', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: /1 A/ }));
    const link = screen.getByLabelText('Link', { exact: true });
    takeRendered();
    fireEvent.change(link, { target: { value: 'www.atria.fi' } });
    expect(takeRendered().length).toBeGreaterThan(1);
    fireEvent.change(link, { target: { value: '' } });
    fireEvent.change(link, { target: { value: '/a' } });
    takeRendered();
    fireEvent.change(link, { target: { value: '/ab' } });
    expect(takeRendered()).toEqual(['link']);
  });

  it('reads one entry of a list again', () => {
    // An empty value is omitted, so that the result is another object.
    const [first, ...others] = cards.map((card) => ({ ...card, ctaButton: '' }));
    const read = (all: readonly unknown[]) =>
      tidied(grid.contract, { cards: all }).cards as readonly object[];
    const before = read([first, ...others]);
    const after = read([{ ...first, header: 'Aa' }, ...others]);
    expect(after).toEqual([{ ...cards[0], header: 'Aa' }, cards[1], cards[2]]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });
});

const vocabulary = await helpVocabulary();

it('a page’s data are read only once, until they change', () => {
  document.body.innerHTML = `<atria-card-grid><script type="application/json">${JSON.stringify({ cards })}</script></atria-card-grid>`;
  const tag = document.querySelector('atria-card-grid') as Element;
  const { cards: before } = readTag(tag, vocabulary).values;
  expect(before).toEqual(cards);
  expect(readTag(tag, vocabulary).values.cards).toBe(before);
  (tag.firstElementChild as Element).textContent = '{"cards":[]}';
  expect(readTag(tag, vocabulary).values.cards).toEqual([]);
});
