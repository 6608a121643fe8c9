import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../editor/model/values';
import { widgetNamed, widgetsIn } from '../../../editor/model/widgets';
import { type Names, namesOf } from '../../../editor/names/names';
import { ownPageSettings } from '../../../editor/settings';
import { sayFor } from '../../../editor/texts';
import { Ui } from '../../../editor/ui';
import { WidgetForm } from '../../../editor/widget-form';
import { createClient } from '../../../src/api/client';
import { createBackend } from '../../../stand-in/api/app';

const widgetOf = (name: string) => {
  const widget = widgetNamed(name, 'en');
  if (!widget) throw new Error(`no ${name}`);
  return widget;
};

const answering = (ask: typeof fetch): Names =>
  namesOf(
    () => Promise.resolve(createClient({ fetch: ask, apiBase: 'http://atriafi.localhost' })),
    'fi',
  );
const sample = () => answering(createBackend().fetch);

interface PageProps {
  readonly name: string;
  readonly start?: Values;
  readonly names: Names;
}

/** The form of a widget, and its content. */
function Page({ name, start = {}, names }: PageProps) {
  const [values, setValues] = useState(start);
  const ui = { t: sayFor('en'), ui: 'en', announce: () => {}, settings: ownPageSettings } as const;
  return (
    <Ui value={{ ...ui, names }}>
      <WidgetForm widget={widgetOf(name)} values={values} told={[]} onChange={setValues} />
      <output data-testid="held">{JSON.stringify(values)}</output>
    </Ui>
  );
}
const held = () => JSON.parse(screen.getByTestId('held').textContent ?? '');
/** The descriptions of a field, in order. */
const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const field = (name: RegExp) => screen.getByRole('combobox', { name });

describe('what an id refers to', () => {
  const searchOf = (name: string) => widgetOf(name).fields[0]?.search;
  it.each([
    ['product', 'quick-view', 'LK4101', /sisäfilee/i],
    ['product-id', 'reviews', '2003', /ulkofilee/i],
    ['categories', 'shop-product-search', '504', /./],
    ['categories', 'recipe-search', '602', /./],
    ['categories', 'news-search', '702', /./],
    ['menu', 'menu-builder', '1', /Jauhelihakeitto/],
    ['recipe-filters', 'recipe-search', '340', /./],
  ] as const)('is shown by its name: %s of %s', async (kind, name, id, expected) => {
    const known = await sample().look({ kind, id, search: searchOf(name) });
    expect(known).toMatchObject({ id, name: expect.stringMatching(expected) });
  });

  it.each([
    ['product', 'quick-view', 'LK0000'],
    ['product-id', 'reviews', '99999'],
    ['categories', 'recipe-search', '99999'],
    ['menu', 'menu-builder', '99'],
    ['recipe-filters', 'recipe-search', '99999'],
    ['filtered-cards', 'card-grid', '99999'],
    ['product-group', 'product-search', '99999'],
  ] as const)('is reported as gone: %s of %s', async (kind, name, id) => {
    expect(await sample().look({ kind, id, search: searchOf(name) })).toBe('gone');
  });

  it('is never reported as gone if the back end only fails, and is requested again', async () => {
    let isDown = true;
    const { fetch: ask } = createBackend();
    const names = answering((...request) =>
      isDown ? Promise.resolve(new Response('', { status: 500 })) : ask(...request),
    );
    const asked = { kind: 'product', id: 'LK4101', search: undefined } as const;
    expect(await names.look(asked)).toBe('failed');
    isDown = false;
    expect(await names.look(asked)).toMatchObject({ id: 'LK4101' });
  });

  it.each(['product-id', 'categories', 'product-group'] as const)(
    'is never reported as gone if the back end has no such list: %s',
    async (kind) => {
      const names = answering(() => Promise.resolve(new Response('', { status: 404 })));
      expect(await names.look({ kind, id: '31', search: undefined })).toBe('failed');
    },
  );

  it('is found by the search of each widget that shows categories', () => {
    const fields = widgetsIn('en').flatMap((widget) => widget.fields);
    const searches = fields
      .filter(({ holds }) => holds === 'categories')
      .map(({ search }) => search);
    expect(searches).toHaveLength(5);
    for (const search of searches) expect(search).toMatch(/^\/api\/search\/./);
  });

  it('is offered by names, without those that have no hits as a category', async () => {
    const of = { kind: 'categories', search: searchOf('recipe-search') } as const;
    const found = await sample().find('keit', of);
    expect(found.map(({ name }) => name)).toEqual([expect.stringMatching(/keit/i)]);
    expect(await sample().find('602', of)).toMatchObject([{ id: '602' }]);
  });
});

describe('a field for an id', () => {
  it('is filled in by a name, with the keyboard, and shows the chosen name', async () => {
    render(<Page name="buy-button" names={sample()} />);
    const code = field(/^Code/);
    await userEvent.type(code, 'filee');
    const list = await screen.findByRole('listbox');
    // The search text is not a code.
    expect(held().code).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    const option = within(list).getAllByRole('option')[0] as HTMLElement;
    expect(code.getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    expect(held().code).toMatch(/^LK\d+$/);
    expect(code).toHaveProperty('value', held().code);
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(described(code)).toMatch(/filee/i));
  });

  it('accepts an id as typed, and reports one that is gone at the field and in the list', async () => {
    render(<Page name="buy-button" names={sample()} />);
    await userEvent.type(field(/^Code/), 'LK0000');
    expect(held().code).toBe('LK0000');
    await waitFor(() => expect(described(field(/^Code/))).toMatch(/no LK0000/));
    expect(screen.getByRole('button', { name: 'Code: there is no LK0000. Choose another.' }));
  });

  it('loses no typed text while the back end fails', async () => {
    render(<Page name="buy-button" names={answering(() => Promise.reject(new TypeError()))} />);
    const code = field(/^Code/);
    await userEvent.type(code, 'filee');
    await screen.findByText(sayFor('en')('idFailed'));
    act(() => code.blur());
    expect(held().code).toBe('filee');
    expect(code).toHaveProperty('value', 'filee');
    expect(screen.queryByText(/there is no filee/)).toBeNull();
  });

  it('waits for a slow answer, which does not disturb typing', async () => {
    const { fetch: ask } = createBackend();
    const waiting: (() => void)[] = [];
    const names = answering(async (...request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return ask(...request);
    });
    render(<Page name="buy-button" names={names} />);
    const code = field(/^Code/);
    await userEvent.type(code, 'filee');
    await screen.findByText(sayFor('en')('idLooking'));
    await userEvent.clear(code);
    await userEvent.type(code, 'LK4101');
    act(() => code.blur());
    for (const answer of waiting) answer();
    expect(code).toHaveProperty('value', 'LK4101');
    expect(held().code).toBe('LK4101');
  });

  it('is also in the entries of a list', async () => {
    const start = { cards: [{ header: 'x', code: 'LK0000' }] };
    render(<Page name="card-carousel" start={start} names={sample()} />);
    expect(await screen.findByText('Cards 1, Code: there is no LK0000. Choose another.'));
  });
});

describe('a field for several ids', () => {
  it('keeps their order, shows their names, and removes one', async () => {
    const start = { matchAnyCategoryIds: '603, 602' };
    render(<Page name="recipe-search" start={start} names={sample()} />);
    const list = screen.getByRole('list', { name: 'Any of these categories' });
    await waitFor(() => expect(within(list).getAllByText(/ items/)).toHaveLength(2));
    const search = field(/^Any of these categories/);
    await userEvent.type(search, '601{Enter}');
    expect(held().matchAnyCategoryIds).toBe('603,602,601');
    await userEvent.type(search, 'x9,');
    expect(held().matchAnyCategoryIds).toBe('603,602,601,x9');
    const buttons = within(list).getAllByRole('button');
    fireEvent.click(buttons[1] as HTMLElement);
    expect(held().matchAnyCategoryIds).toBe('603,601,x9');
    expect(document.activeElement).toBe(search);
  });

  it('keeps the typed text when the visitor leaves it', async () => {
    render(<Page name="recipe-search" names={sample()} />);
    const search = field(/^Any of these categories/);
    await userEvent.type(search, '99999');
    act(() => search.blur());
    expect(held().matchAnyCategoryIds).toBe('99999');
    expect(await screen.findAllByText(/there is no 99999/)).not.toHaveLength(0);
  });
});
