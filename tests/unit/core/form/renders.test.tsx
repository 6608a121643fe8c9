import { beforeEach, expect, it } from 'vitest';
import { type AnyForm, defineForm } from '../../../../src/core/form/define-form';
import { area } from '../../../../src/core/form/kinds/area';
import { radio } from '../../../../src/core/form/kinds/choice';
import { email } from '../../../../src/core/form/kinds/email';
import { text } from '../../../../src/core/form/kinds/text';
import { defineTexts } from '../../../../src/core/i18n/texts';
import { fireEvent, rendered, waitFor } from '../../support/dom';
import {
  choose,
  field,
  give,
  listed,
  messageOf,
  onFormPages,
  openForm,
  send,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

/** The requested labels: one for each render of a field. */
let requested: string[] = [];
beforeEach(() => {
  requested = [];
});
onFormPages();

const counted = (label: string) => {
  const say = () => {
    requested.push(label);
    return label;
  };
  return [say, say, say, say] as const;
};
const texts = {
  ...labels({
    '/test/form': 'Lomake',
    '/test/phone': 'Puhelimitse',
    '/test/mail': 'Sähköpostilla',
  }),
  ...defineTexts({
    '/test/name': counted('Nimi'),
    '/test/email': counted('Sähköposti'),
    '/test/way': counted('Tapa'),
    '/test/message': counted('Viesti'),
  }),
};
const form: AnyForm = defineForm({
  name: 'test',
  texts,
  label: '/test/form',
  fields: {
    name: text('/test/name', { required: true }),
    way: radio('/test/way', { choices: { phone: '/test/phone', mail: '/test/mail' } }),
    email: email('/test/email', { required: ({ way }) => way === 'mail' }),
    message: area('/test/message', { required: true }),
  },
  send: async () => ({ isSuccess: true }),
});

/** The fields that a step renders again, each once. */
function during(step: () => void): string[] {
  requested = [];
  step();
  return [...new Set(requested)];
}
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

it('a key press renders only its own field, the first like any other', () => {
  openForm(formWidget(form));
  expect(during(() => type('Nimi', 'A'))).toEqual(['Nimi']);
  expect(during(() => type('Nimi', 'An'))).toEqual(['Nimi']);
  expect(during(() => type('Viesti', 'Hei'))).toEqual(['Viesti']);
  expect(during(() => fireEvent.blur(field('Viesti')))).toEqual([]);
});

it('a field that another makes required is rendered with it, and no third', () => {
  openForm(formWidget(form));
  expect(during(() => choose('Puhelimitse'))).toEqual(['Tapa']);
  expect(during(() => choose('Sähköpostilla'))).toEqual(['Tapa', 'Sähköposti']);
  expect(field('Sähköposti').getAttribute('aria-required')).toBe('true');
});

it('a field that is left wrong, or corrected after a refused submit, affects no other', () => {
  openForm(formWidget(form));
  type('Sähköposti', 'anna@');
  expect(during(() => fireEvent.blur(field('Sähköposti')))).toEqual(['Sähköposti']);
  expect(messageOf(field('Sähköposti'))).toBe('Tarkista sähköpostiosoite.');
  send();
  expect(listed()).toEqual(['Nimi', 'Sähköposti', 'Viesti']);
  // The summary reads the labels that it still lists.
  expect(during(() => type('Viesti', 'Hei'))).not.toContain('Tapa');
  expect(messageOf(field('Viesti'))).toBe('');
  expect(listed()).toEqual(['Nimi', 'Sähköposti']);
});

it('sending renders no field again', async () => {
  openForm(formWidget(form));
  give({ Nimi: 'Anna', Viesti: 'Hei' });
  expect(during(send)).toEqual([]);
  await waitFor(() => expect(rendered.querySelector('[role=status]')).toBeTruthy());
});
