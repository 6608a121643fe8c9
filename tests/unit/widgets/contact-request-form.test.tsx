import { describe, expect, it } from 'vitest';
import { contactRequest } from '../../../src/widgets/contact-request-form/contact-request-form.form';
import { widget } from '../../../src/widgets/contact-request-form/contact-request-form.widget';
import { describeForm } from '../support/describe-form';
import { waitFor } from '../support/dom';
import {
  arrived,
  field,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  wrapped,
} from '../support/form-page';

const missing = ['Nimi', 'Sähköposti', 'Viesti'];
const fill = () =>
  give({ Nimi: 'Anna Kokki', Sähköposti: 'anna@example.fi', Viesti: 'Soittakaa meille.' });
const props = { subject: 'Yhteydenottopyyntö', customerId: '40210' };
const body = wrapped({
  Subject: 'Yhteydenottopyyntö',
  FullName: 'Anna Kokki',
  Company: '',
  Message: 'Soittakaa meille.',
  Email: 'anna@example.fi',
  Phone: '',
  CustomerId: '40210',
});

describeForm('the contact request', {
  widget,
  props,
  form: contactRequest,
  elsewhere: { subject: 'Toinen aihe' },
  path: 'business/requestcontact',
  fill,
  body,
  missing,
  unread: true,
});

describe('a contact request', () => {
  it('has the fields and the requirements of a question to an expert [FBUS-15]', async () => {
    const view = openForm(widget, { props });
    send();
    expect(listed()).toEqual(missing);
    fill();
    expect(await arrived(view, 'business/requestcontact')).toEqual(body);
  });

  it('refuses special characters, as the kit does [FBUS-15, FORM-09, FORM-10]', () => {
    openForm(widget, { props });
    give({ Viesti: 'Soittakaa #heti' });
    expect(messageOf(field('Viesti'))).toContain(
      'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    );
  });

  it('is pushed for analytics without personal data [ANA-08]', async () => {
    Object.assign(window, { dataLayer: [] });
    const view = openForm(widget, { props: { ...props, successUrl: '/kiitos' } });
    fill();
    await arrived(view, 'business/requestcontact');
    await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: 'contact_request_form_submit', formName: 'kontaktipyynto' },
    ]);
  });
});
