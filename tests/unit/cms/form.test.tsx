import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { type ComponentType, type ReactNode, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shape } from '../../../src/cms/shape';

interface ControlProps {
  readonly label: string;
  readonly type?: string;
  readonly value?: string;
  onChange(value: string): void;
}
const TextControl = ({ label, type, value, onChange }: ControlProps) => (
  <input
    aria-label={label}
    type={type}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
const TextareaControl = ({ label, value, onChange }: ControlProps) => (
  <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
);

interface PanelProps {
  readonly title: string;
  readonly initialOpen: boolean;
  readonly children: ReactNode;
}

/** WordPress's components, as far as a form can tell. */
const components = {
  BaseControl: ({ label, children }: { label: string; children: ReactNode }) => (
    <fieldset>
      <legend>{label}</legend>
      {children}
    </fieldset>
  ),
  Button: ({ variant, isDestructive, ...props }: Record<string, string>) => (
    <button type="button" {...props} />
  ),
  Notice: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  PanelBody: ({ title, initialOpen, children }: PanelProps) => {
    const [isOpen, setIsOpen] = useState(initialOpen);
    return (
      <section>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          {title}
        </button>
        {isOpen && children}
      </section>
    );
  },
  TextControl,
  TextareaControl,
};
const chosenFile = { url: 'https://example.fi/lohi.jpg', alt: 'Uunilohi' };
const blockEditor = {
  MediaUploadCheck: 'div',
  MediaUpload: (props: {
    render(press: { open(): void }): ReactNode;
    onSelect(file: typeof chosenFile): void;
  }) => props.render({ open: () => props.onSelect(chosenFile) }),
};
const i18n = {
  __: (text: string) => text,
  sprintf: (text: string, ...values: string[]) => text.replace('%s', () => values[0] ?? ''),
};

const schema: Shape = {
  type: 'object',
  properties: {
    cards: {
      title: 'Cards',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          header: { title: 'Header', type: 'string' },
          image: { title: 'Image', type: 'string', 'x-atria': { holds: 'picture' } },
          imageAlt: { title: 'Image alt', type: 'string', 'x-atria': { holds: 'alt' } },
          text: { title: 'Text', type: 'string', 'x-atria': { holds: 'html' } },
          day: { title: 'Day', type: 'string', 'x-atria': { holds: 'date' } },
          links: { title: 'Links', type: 'array', items: { type: 'string' } },
        },
        required: ['header'],
      },
    },
  },
};

let form: typeof import('../../../src/cms/wordpress/schema-form');
let mistakes: typeof import('../../../src/cms/wordpress/mistakes');
beforeAll(async () => {
  vi.stubGlobal('wp', { element: React, components, blockEditor, i18n });
  form = await import('../../../src/cms/wordpress/schema-form');
  mistakes = await import('../../../src/cms/wordpress/mistakes');
});

function Page({ start }: { readonly start: object }) {
  const [values, setValues] = useState<object>(start);
  const Fields = form.Fields as ComponentType<object>;
  const Mistakes = mistakes.Mistakes as ComponentType<object>;
  return (
    <>
      <Mistakes {...{ schema, values, found: [] }} />
      <Fields
        {...{ schema, values }}
        {...{ onChange: (next: object) => setValues((before) => ({ ...before, ...next })) }}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const cards = [{ header: 'Kala' }, { header: 'Pasta', links: ['/a', '/b'] }, { header: 'Keitto' }];
const held = () => JSON.parse(screen.getByRole('status').textContent ?? '').cards;
const button = (name: string) => screen.getByRole('button', { name });

describe('a list in the form of a block', () => {
  it('names its entries by their headings', () => {
    render(<Page start={{ cards }} />);
    for (const name of ['1. Kala', '2. Pasta', '3. Keitto']) expect(button(name)).toBeTruthy();
  });

  it('moves an entry up and down with the focus on its button, at the end on the other', async () => {
    render(<Page start={{ cards }} />);
    await userEvent.click(button('1. Kala'));
    await userEvent.click(button('Move down: 1. Kala'));
    expect(held().map(({ header }: { header: string }) => header)).toEqual([
      'Pasta',
      'Kala',
      'Keitto',
    ]);
    expect(document.activeElement).toBe(button('Move down: 2. Kala'));
    await userEvent.click(button('Move down: 2. Kala'));
    expect(button('Move down: 3. Kala')).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(button('Move up: 3. Kala'));
  });

  it('leaves open what was open, wherever it moves', async () => {
    render(<Page start={{ cards }} />);
    await userEvent.click(button('1. Kala'));
    await userEvent.click(button('Move down: 1. Kala'));
    const open = screen.getAllByLabelText('Header *');
    expect(open.map((field) => (field as HTMLInputElement).value)).toEqual(['Kala']);
  });

  it('leads to the first field of an entry that was added', async () => {
    render(<Page start={{ cards }} />);
    await userEvent.click(button('Add to Cards'));
    const added = button('4. Cards').parentElement as HTMLElement;
    expect(document.activeElement).toBe(within(added).getByLabelText('Header *'));
  });

  it('leads to the next entry after one was removed, and to adding after the last', async () => {
    render(<Page start={{ cards: cards.slice(0, 2) }} />);
    await userEvent.click(button('1. Kala'));
    await userEvent.click(button('Remove: 1. Kala'));
    expect(document.activeElement).toBe(button('1. Pasta'));
    await userEvent.click(button('1. Pasta'));
    await userEvent.click(button('Remove: 1. Pasta'));
    expect(document.activeElement).toBe(button('Add to Cards'));
  });
});

describe('the fields of an entry', () => {
  const [, pasta] = cards;
  const start = { cards: [{ ...pasta, links: [] }] };

  it('take a picture of the media library, with its words', async () => {
    render(<Page start={start} />);
    await userEvent.click(button('1. Pasta'));
    await userEvent.click(button('Media library: Image'));
    expect(held()[0]).toMatchObject({ image: chosenFile.url, imageAlt: 'Uunilohi' });
    expect(document.querySelector('img')?.src).toBe(chosenFile.url);
  });

  it('have room for HTML, and a calendar for a day, but not for a day with its time', async () => {
    const { unmount } = render(<Page start={start} />);
    await userEvent.click(button('1. Pasta'));
    expect(screen.getByLabelText('Text').localName).toBe('textarea');
    expect(screen.getByLabelText('Day')).toHaveProperty('type', 'date');
    unmount();
    render(<Page start={{ cards: [{ header: 'A', day: '2026-11-30T16:00' }] }} />);
    await userEvent.click(button('1. A'));
    expect(screen.getByLabelText('Day')).toHaveProperty('type', 'text');
  });

  it('say what an entry lacks, until it is there', async () => {
    render(<Page start={{ cards: [{ text: 'Hyvä' }] }} />);
    screen.getByText('Cards 1, Header is missing');
    await userEvent.click(button('1. Hyvä'));
    await userEvent.type(screen.getByLabelText('Header *'), 'Kala');
    expect(screen.queryByText('Cards 1, Header is missing')).toBeNull();
  });
});
