import { describe, expect, it } from 'vitest';
import { defineForm } from '../../../../src/core/form/define-form';
import { email } from '../../../../src/core/form/kinds/email';
import { hidden } from '../../../../src/core/form/kinds/hidden';
import { text } from '../../../../src/core/form/kinds/text';
import { pageStore, visitAtom } from '../../../../src/core/state/store';
import { act, fireEvent } from '../../support/dom';
import { field, give, messageOf, onFormPages, openForm, page } from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';
import { renewPage } from '../../support/renew-page';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/name': 'Nimi',
  '/test/listed': 'Nimesi',
  '/test/email': 'Sähköposti',
});
onFormPages();

const base = {
  name: 'test',
  texts,
  label: '/test/form',
  fields: { name: text('/test/name', { required: true }) },
  send: async () => undefined,
};
const name = { Nimi: 'Anna' };

describe('a draft', () => {
  it('that is corrupt is removed [IMP-11]', () => {
    for (const corrupt of ['{broken', '[]', '{"name":{"a":1}}']) {
      sessionStorage.setItem('atria-draft-test', corrupt);
      const { unmount } = openForm(formWidget(defineForm(base)));
      expect(field('Nimi').value).toBe('');
      unmount();
    }
  });

  it('has typed text, even if it is wrong, and never the captcha', () => {
    const fields = { email: email('/test/email'), id: hidden('secret') };
    const form = defineForm({ ...base, fields, captcha: 'silent' });
    const { unmount } = openForm(formWidget(form));
    page.captcha.verify();
    give({ Sähköposti: 'anna@' });
    unmount();
    expect(sessionStorage.getItem('atria-draft-test')).toBe('{"email":"anna@"}');
    openForm(formWidget(form));
    expect(field('Sähköposti').value).toBe('anna@');
  });

  it('shows at once what is wrong with a value in it, but not with one that is missing', () => {
    const fields = {
      email: email('/test/email'),
      name: text('/test/name', { required: true }),
      more: text('/test/listed', { required: true }),
    };
    const form = defineForm({ ...base, fields });
    sessionStorage.setItem('atria-draft-test', '{"email":"anna@","name":""}');
    openForm(formWidget(form));
    expect(messageOf(field('Sähköposti'))).toBe('Tarkista sähköpostiosoite.');
    expect(['Nimi', 'Nimesi'].map((one) => messageOf(field(one)))).toEqual(['', '']);
    give({ Sähköposti: 'anna@atria.fi' });
    expect(messageOf(field('Sähköposti'))).toBe('');
  });

  it('is of the customer of the visit, also where no widget has asked the shop who it is', () => {
    const comes = (email: string) => {
      renewPage();
      sessionStorage.setItem('atria-customer', JSON.stringify({ email }));
      return openForm(formWidget(defineForm(base)));
    };
    const first = comes('aino@example.fi');
    give(name);
    first.unmount();
    const second = comes('leena@example.fi');
    expect(field('Nimi').value).toBe('');
    second.unmount();
    comes('aino@example.fi');
    expect(field('Nimi').value).toBe('Anna');
    // The shop says that nobody is logged in any more.
    act(() => pageStore.set(visitAtom, { email: '' }));
    expect(field('Nimi').value).toBe('');
  });

  it('says nothing about what its visitor is typing when they become known', () => {
    openForm(formWidget(defineForm({ ...base, fields: { email: email('/test/email') } })));
    fireEvent.change(field('Sähköposti'), { target: { value: 'anna@' } });
    act(() => pageStore.set(visitAtom, { email: 'anna' }));
    expect(field('Sähköposti').value).toBe('anna@');
    expect(messageOf(field('Sähköposti'))).toBe('');
  });
});
