import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { flat } from '../../../../src/core/form/body';
import { type AnyForm, defineForm } from '../../../../src/core/form/define-form';
import { flags, radio } from '../../../../src/core/form/kinds/choice';
import { email } from '../../../../src/core/form/kinds/email';
import { hidden } from '../../../../src/core/form/kinds/hidden';
import { text } from '../../../../src/core/form/kinds/text';
import { fireEvent, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, sent } from '../../support/field-page';
import {
  field,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  summary,
  verified,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/name': 'Nimi',
  '/test/email': 'Sähköposti',
  '/test/way': 'Tapa',
});
onFieldPages();

const fields = {
  Email: email('/test/email', { required: true }),
  FullName: text('/test/name', { required: true }),
  way: radio('/test/way', {
    choices: { a: '/test/name', b: '/test/email' },
    start: 'a',
    wire: flags({ a: 'ByA', b: 'ByB' }),
  }),
  ContentId: hidden('7'),
};
const base = { name: 'test', texts, label: '/test/form', fields } as const;
const form = defineForm({ ...base, send: async (_, request) => sent(request) });
const refuse = (errors: unknown) => new ApiError('status', '400', 400, undefined, errors);

/** A filled form that its back end refuses in this way. */
async function refused(errors: unknown, own: AnyForm = form) {
  openForm(formWidget(own));
  if (own.captcha) await verified();
  give({ Sähköposti: 'anna@atria.fi', Nimi: 'Anna' });
  sent.mockRejectedValueOnce(refuse(errors));
  send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
}
const failure = 'Tapahtui virhe. Yritä uudelleen';
const marked = () => [...rendered.querySelectorAll('[aria-invalid=true]')];

it('the summary keeps the focus while one mistake is corrected, and gives it to the form with the last [IMP-19, FORM-06]', () => {
  openForm(formWidget(form));
  send();
  const group = rendered.activeElement;
  expect(group?.getAttribute('role')).toBe('group');
  give({ Nimi: 'Anna' });
  expect(rendered.activeElement).toBe(group);
  give({ Sähköposti: 'anna@atria.fi' });
  expect(rendered.activeElement).toBe(rendered.querySelector('form'));
});

it('the summary gives the focus to the form from its links, too, and only if it has it [IMP-19]', () => {
  openForm(formWidget(form));
  give({ Nimi: 'Anna' });
  send();
  summary().querySelector('a')?.focus();
  give({ Sähköposti: 'anna@atria.fi' });
  expect(rendered.activeElement).toBe(rendered.querySelector('form'));
  give({ Sähköposti: '' });
  expect(summary()).toBeTruthy();
  field('Sähköposti').focus();
  give({ Sähköposti: 'anna@atria.fi' });
  expect(rendered.activeElement).toBe(field('Sähköposti'));
});

describe('fields that the back end refuses', () => {
  it('are marked with its own words, listed in their order, and keep what was typed [IMP-18, IMP-19]', async () => {
    await refused({ 'Data.FullName': ['Nimi on jo käytössä.'], 'Data.Email': ['Ei toimi.'] });
    await waitFor(() => expect(listed()).toEqual(['Sähköposti', 'Nimi']));
    expect(messageOf(field('Nimi'))).toBe('Nimi on jo käytössä.');
    expect(messageOf(field('Sähköposti'))).toBe('Ei toimi.');
    expect(rendered.activeElement?.getAttribute('role')).toBe('group');
    expect(field('Nimi').value).toBe('Anna');
    expect(screen.queryByText(failure)).toBeNull();
  });

  it('are not missing ones, and an empty field is [FORM-06]', async () => {
    const [missing, wrong] = [/puuttuu pakollisia tietoja/, /Tarkista seuraavat kohdat/];
    await refused({ 'Data.FullName': ['Nimi on jo käytössä.'] });
    await waitFor(() => expect(summary().textContent).toMatch(wrong));
    expect(summary().textContent).not.toMatch(missing);
    give({ Sähköposti: 'anna@', Nimi: 'Anna' });
    send();
    expect(summary().textContent).toMatch(wrong);
    give({ Sähköposti: '' });
    send();
    expect(summary().textContent).toMatch(missing);
    expect(summary().textContent).not.toMatch(wrong);
  });

  it.each([
    ['$.data.email', 'Sähköposti'],
    ['Data.ByB', 'Tapa'],
    ['Data.Email[0].Value', 'Sähköposti'],
  ])('are recognised by other spellings of their names: %s', async (place, label) => {
    await refused({ [place]: ['Ei.'] });
    await waitFor(() => expect(listed()).toEqual([label]));
  });

  it('of a flat request are known by their bare names', async () => {
    const own = defineForm({ ...base, body: flat(), send: async (_, request) => sent(request) });
    await refused({ fullName: 'Ei.' }, own);
    await waitFor(() => expect(messageOf(field('Nimi'))).toBe('Ei.'));
  });

  it('are reported in the form’s words if the back end has none', async () => {
    await refused({ 'Data.Email': [] });
    await waitFor(() => expect(messageOf(field('Sähköposti'))).toBe('Tarkista tämä tieto.'));
  });

  it('are no longer marked once they are changed, and checked again when they are sent', async () => {
    await refused({ 'Data.Email': ['Ei.'], 'Data.FullName': ['Ei.'] });
    await waitFor(() => expect(marked()).toHaveLength(2));
    fireEvent.change(field('Sähköposti'), { target: { value: 'aino@atria.fi' } });
    expect(marked()).toEqual([field('Nimi')]);
    send();
    await waitFor(() => expect(screen.getByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy());
  });

  it.each([
    ['that nobody knows', { 'Data.Shoe': ['Ei.'] }],
    ['that nobody sees', { 'Data.ContentId': ['Ei.'] }],
    ['of the captcha', { MTCaptchaToken: ['Ei.'] }],
    ['in another shape', 'Email'],
    ['not at all', undefined],
  ])('%s are the usual failure [FORM-05]', async (_, errors) => {
    await refused(errors);
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(marked()).toEqual([]);
  });

  it('leave the focus to the summary, and the captcha is required in words and by the next press [FORM-03]', async () => {
    const own = defineForm({ ...base, captcha: 'silent', send: async (_, body) => sent(body) });
    await refused({ 'Data.Email': ['Ei.'] }, own);
    expect(await screen.findByText('Vahvista uudelleen, ettet ole robotti.')).toBeTruthy();
    expect(rendered.activeElement?.getAttribute('role')).toBe('group');
    expect(page.captcha.resetUI).toHaveBeenCalled();
    send();
    expect(rendered.activeElement).toBe(rendered.querySelector('[aria-label=Vahvistus]'));
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
