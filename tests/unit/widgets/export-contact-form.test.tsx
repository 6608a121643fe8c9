import { describe, expect, it } from 'vitest';
import { exportContact } from '../../../src/widgets/export-contact-form/export-contact-form.form';
import { widget } from '../../../src/widgets/export-contact-form/export-contact-form.widget';
import { describeForm } from '../support/describe-form';
import { screen, waitFor } from '../support/dom';
import {
  arrived,
  field,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  sendButton,
  summary,
  verified,
  wrapped,
} from '../support/form-page';

const body = wrapped({
  Subject: 'Atria Export Contact Request',
  FullName: 'Kim Lee',
  Company: 'Seoul Foods',
  Email: 'kim@example.com',
  Phone: '+82 2 123',
  Message: '',
  ContentId: '4102',
  CustomerId: '40210',
});
const props = { contentId: '4102', customerId: '40210' };

describeForm('the export contact request', {
  widget,
  props,
  form: exportContact,
  elsewhere: { contentId: '4711' },
  path: 'export/requestcontact',
  fill: () =>
    give({
      Nimi: 'Kim Lee',
      Yritys: 'Seoul Foods',
      Sähköposti: 'kim@example.com',
      Puhelinnumero: '+82 2 123',
    }),
  body,
  missing: ['Nimi', 'Yritys', 'Sähköposti', 'Puhelinnumero'],
  title: 'Lomaketta ei lähetetty',
  heading: 'Tarkista seuraavat kentät ja lähetä uudelleen.',
  thanks: 'Kiitos! Vientimme ottaa sinuun yhteyttä.',
  failure: 'Jotain meni vikaan. Yritä uudelleen.',
});

describe('an export contact request', () => {
  const open = (own: object = {}) =>
    openForm(widget, { language: 'en', props: { ...props, ...own } });
  const names = ['Name', 'Company', 'E-mail', 'Phone number'];
  const fill = () =>
    give({
      Name: 'Kim Lee',
      Company: 'Seoul Foods',
      'E-mail': 'kim@example.com',
      'Phone number': '+82 2 123',
    });

  it('sends its fixed subject, the page’s content and customer, and no files [FBUS-01, FORM-16]', async () => {
    const view = open();
    fill();
    give({ Message: 'Two containers a month.' });
    expect(await arrived(view, 'export/requestcontact')).toEqual({
      ...body,
      Data: { ...body.Data, Message: 'Two containers a month.' },
    });
  });

  it('needs the sender, in its own words [FBUS-02, FORM-06]', () => {
    open();
    send();
    expect(summary().textContent).toContain('Please check the following fields and send again.');
    expect(listed()).toEqual(names);
    for (const name of names) expect(messageOf(field(name))).toBe('This field is required');
  });

  it('accepts 1000 characters, counted in English [FBUS-01, FORM-08]', () => {
    open();
    expect(field('Message').maxLength).toBe(1000);
    expect(screen.getByText('1000 characters left')).toBeTruthy();
  });

  it('refuses special characters in its own words [FORM-10]', () => {
    open();
    give({ Message: '20 t & more' });
    expect(messageOf(field('Message'))).toContain('Special characters are not allowed.');
  });

  it.each([
    [{}, 'Something went wrong. Please try again.'],
    [{ errorText: 'Not received. Send again.' }, 'Not received. Send again.'],
  ])(
    'says on its button that it failed, and sends again on a press [FBUS-03]: %j',
    async (own, text) => {
      const { backend } = open(own);
      fill();
      await verified();
      backend.failWith('contact:500');
      send();
      await waitFor(() => expect(sendButton().textContent).toBe(text));
      backend.failWith('');
      page.captcha.verify();
      send();
      expect(sendButton().textContent).toBe('Sending...');
      await waitFor(() => screen.getByText('Thank you! Our export team will contact you.'));
    },
  );
});
