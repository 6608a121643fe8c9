import { describe, expect, it } from 'vitest';
import { sales } from '../../../src/widgets/sales-form/sales-form.form';
import { widget } from '../../../src/widgets/sales-form/sales-form.widget';
import { describeForm } from '../support/describe-form';
import { screen, waitFor } from '../support/dom';
import {
  arrived,
  choose,
  chooseProduct,
  field,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  sendVerified,
} from '../support/form-page';

const missing = ['Viesti', 'Etunimi', 'Sukunimi'];
const fill = () => give({ Viesti: 'Hyvä palvelu.', Etunimi: 'Aino', Sukunimi: 'Aalto' });
const body = {
  firstName: 'Aino',
  lastName: 'Aalto',
  email: '',
  phone: '',
  organization: '',
  product: { productId: 0, title: '' },
  message: 'Hyvä palvelu.',
  customerNumber: '',
  formType: 'Feedback',
  contactRequest: 'None',
  captchaToken: 'demo-token',
};

describeForm('the sales form', {
  widget,
  form: sales,
  path: 'fs/salesform',
  fill,
  body,
  missing,
  unread: true,
});

describe('a message to sales', () => {
  it('sends its fields beside the token [FBUS-04]', async () => {
    const view = openForm(widget, { props: { formType: 'Other' } });
    fill();
    const title = await chooseProduct('Tuote, jota asia koskee');
    choose('Puhelimitse');
    give({
      Yritys: 'Ravintola Lakeus',
      Asiakasnumero: '40210',
      Sähköposti: 'aino@example.fi',
      Puhelinnumero: '040 123',
    });
    expect(await arrived(view, 'fs/salesform')).toEqual({
      ...body,
      email: 'aino@example.fi',
      phone: '040 123',
      organization: 'Ravintola Lakeus',
      product: { productId: expect.any(Number), title },
      customerNumber: '40210',
      formType: 'Other',
      contactRequest: 'Phone',
    });
  });

  it('is feedback that asks for no contact, unless said otherwise [FBUS-04]', async () => {
    const view = openForm(widget);
    fill();
    expect(await arrived(view, 'fs/salesform')).toEqual(body);
  });

  it('can be about another matter than the page’s first [FBUS-04]', () => {
    openForm(widget, { props: { formType: 'Other' } });
    expect(field('Muu asia').checked).toBe(true);
    choose('Palaute');
    expect(field('Palaute').checked).toBe(true);
  });

  it('needs a name, a message, and the address to answer [FBUS-05, FORM-07]', () => {
    openForm(widget);
    send();
    expect(listed()).toEqual(missing);
    choose('Sähköpostilla');
    expect(listed()).toEqual([...missing, 'Sähköposti']);
    choose('Puhelimitse');
    expect(listed()).toEqual([...missing, 'Puhelinnumero']);
  });

  it('says what is wrong in the page’s words [FBUS-06]', () => {
    const words = { requiredText: 'Täytä kenttä', invalidEmailText: 'Outo osoite' };
    openForm(widget, { props: words });
    give({ Sähköposti: 'aino@' });
    expect(messageOf(field('Sähköposti'))).toBe('Outo osoite');
    send();
    expect(messageOf(field('Etunimi'))).toBe('Täytä kenttä');
  });

  it('says it in its own words without them, also for an unneeded address [FBUS-05, FBUS-06]', () => {
    openForm(widget);
    give({ Sähköposti: 'aino@' });
    expect(messageOf(field('Sähköposti'))).toBe('Syötä sähköpostiosoite.');
    send();
    expect(messageOf(field('Etunimi'))).toBe('Tämä kenttä on pakollinen');
  });

  it('leads to the success page, pushed for analytics without personal data [FBUS-07, ANA-08]', async () => {
    Object.assign(window, { dataLayer: [] });
    const view = openForm(widget, { props: { successUrl: '/kiitos' } });
    fill();
    await arrived(view, 'fs/salesform');
    await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: 'contact_request_form_submit', formName: 'kontaktipyynto' },
    ]);
  });

  it('fails at any status but 200, and pushes nothing [FBUS-07, ANA-08]', async () => {
    Object.assign(window, { dataLayer: [] });
    openForm(widget, {
      props: { successUrl: '/kiitos' },
      settings: { fetch: async () => new Response(null, { status: 202 }) },
    });
    fill();
    await sendVerified();
    await waitFor(() => screen.getByText('Tapahtui virhe. Yritä uudelleen'));
    expect(page.gone).toEqual([]);
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([]);
  });

  it('lists the products of the given address [ELEM-06]', async () => {
    const props = { productsEndpoint: '/api/search/all-products?own=1' };
    const { backend } = openForm(widget, { props });
    give({ 'Tuote, jota asia koskee': 'grilli' });
    await waitFor(() => expect(backend.to('all-products')[0]?.query).toMatchObject({ own: '1' }));
  });
});
