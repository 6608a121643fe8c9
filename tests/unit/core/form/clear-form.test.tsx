import { describe, expect, it } from 'vitest';
import { files } from '../../../../src/core/files/file-kind';
import { defineForm } from '../../../../src/core/form/define-form';
import { text } from '../../../../src/core/form/kinds/text';
import { fireEvent, rendered, screen, waitFor } from '../../support/dom';
import {
  field,
  fileOf,
  filesRead,
  give,
  onFormPages,
  openForm,
  upload,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

const texts = labels({ '/test/form': 'Lomake', '/test/a': 'A', '/test/b': 'B', '/test/c': 'C' });
const three = { a: text('/test/a'), b: text('/test/b'), c: text('/test/c') };
const form = (fields: Parameters<typeof defineForm>[0]['fields']) =>
  formWidget(
    defineForm({ name: 'test', texts, label: '/test/form', fields, send: async () => undefined }),
    { start: { a: 'Sivun oma' } },
  );
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name) as HTMLElement);
const [clear, sure] = ['Tyhjennä lomake', 'Vahvista: tyhjennä kaikki'];
onFormPages();

describe('the button that clears a form', () => {
  it('appears with the first entry of a visitor, in forms of more than two fields', () => {
    const { unmount } = openForm(form(three));
    expect(button(clear)).toBeNull();
    give({ A: 'Oma' });
    expect(button(clear)).toBeTruthy();
    give({ A: 'Sivun oma' });
    expect(button(clear)).toBeNull();
    unmount();
    openForm(form({ a: three.a, b: three.b }));
    give({ A: 'Oma' });
    expect(button(clear)).toBeNull();
  });

  it('clears a field or two at once, to what the page started with, and says so', async () => {
    openForm(form(three));
    give({ A: 'Oma', B: 'Toinen' });
    press(clear);
    expect([field('A').value, field('B').value]).toEqual(['Sivun oma', '']);
    expect(rendered.activeElement).toBe(rendered.querySelector('form'));
    await waitFor(() => expect(screen.getByText('Lomake tyhjennettiin.')).toBeTruthy());
    expect(sessionStorage.getItem('atria-draft-test')).toBeNull();
  });

  it('asks before it clears a long text, too', () => {
    openForm(form(three));
    give({ B: 'Pitkä arvostelu. '.repeat(20) });
    press(clear);
    expect(button(sure)).toBeTruthy();
    expect(field('B').value).toContain('Pitkä arvostelu.');
  });

  it('asks by its own label where more would be lost, until it is left', () => {
    openForm(form(three));
    give({ A: 'Oma', B: 'Toinen', C: 'Kolmas' });
    press(clear);
    expect(field('B').value).toBe('Toinen');
    fireEvent.blur(button(sure) as HTMLElement);
    expect(button(sure)).toBeNull();
    press(clear);
    press(sure);
    expect(field('B').value).toBe('');
    expect(button(clear)).toBeNull();
  });

  it('clears files, too, chosen and refused', async () => {
    openForm(form({ ...three, files: files('/test/b', { types: ['image/*'] }) }));
    upload([fileOf('kuva.png'), fileOf('lasku.pdf', 'application/pdf')]);
    await filesRead();
    expect(screen.getByText('lasku.pdf')).toBeTruthy();
    press(clear);
    expect(screen.queryByText('lasku.pdf')).toBeNull();
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    expect(sessionStorage.getItem('atria-draft-test')).toBeNull();
  });
});
