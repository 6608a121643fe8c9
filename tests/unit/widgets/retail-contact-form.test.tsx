import { describe, expect, it } from 'vitest';
import { textIn } from '../../../src/core/i18n/texts';
import {
  complaint,
  feedback,
} from '../../../src/widgets/retail-contact-form/retail-contact-form.form';
import { texts } from '../../../src/widgets/retail-contact-form/retail-contact-form.texts';
import { widget } from '../../../src/widgets/retail-contact-form/retail-contact-form.widget';
import { describeForm } from '../support/describe-form';
import { fireEvent, rendered, screen, waitFor, within } from '../support/dom';
import {
  choose,
  chooseProduct,
  dataUrlOf,
  field,
  fileOf,
  filesRead,
  give,
  hasField,
  listed,
  messageOf,
  openForm,
  page,
  send,
  sendVerified,
  upload,
  withFiles,
} from '../support/form-page';

const person = {
  Viesti: 'Pakkaus oli rikki.',
  Etunimi: 'Anna',
  Sukunimi: ' Asiakas ',
  Katuosoite: 'Kuja 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
  Sähköposti: 'anna@atria.fi',
};
const fillPerson = () => {
  give(person);
  choose('Sähköpostilla');
};
const fillComplaint = async () => {
  await chooseProduct('Tuotteen nimi');
  give({
    'Viimeinen käyttöpäivä tai parasta ennen': '05/11/2026',
    Eränumero: 'L123',
    Ostopaikka: 'Kauppa',
  });
  fillPerson();
};
const sentPerson = {
  Firstname: 'Anna',
  Lastname: 'Asiakas',
  StreetAddress: 'Kuja 1',
  PostalCode: '00100',
  City: 'Helsinki',
  Phone: '',
  Email: 'anna@atria.fi',
  ContactByEmail: true,
  ContactByPhone: false,
  NoContact: false,
  Message: 'Pakkaus oli rikki.',
};
const missingPerson = [
  'Viesti',
  'Etunimi',
  'Sukunimi',
  'Katuosoite',
  'Postinumero',
  'Postitoimipaikka',
  'Miten otamme yhteyttä?',
];
const sentComplaint = withFiles({
  ...sentPerson,
  ProductId: expect.any(Number),
  ProductName: expect.stringMatching(/grilli/i),
  BatchNumber: 'L123',
  ExpirationDate: '2026-11-05T00:00:00.000Z',
  PlaceOfPurchase: 'Kauppa',
});

describeForm('the complaint', {
  widget,
  form: complaint,
  path: 'retail/reclamation',
  fill: fillComplaint,
  body: sentComplaint,
  heading: 'Tarkista seuraavat kohdat ja lähetä uudelleen.',
  missing: [
    'Tuotteen nimi',
    'Viimeinen käyttöpäivä tai parasta ennen',
    'Ostopaikka',
    ...missingPerson,
  ],
});

describeForm('feedback', {
  widget,
  form: feedback,
  path: 'retail/feedback',
  reach: (language) => choose(textIn(texts['/retail-contact/feedback'], language)),
  fill: fillPerson,
  body: {
    Data: { ...sentPerson, ProductId: 0, ProductName: '' },
    Files: null,
    MTCaptchaToken: 'demo-token',
  },
  missing: missingPerson,
});

const open = (options: Parameters<typeof openForm<typeof widget.contract>>[1] = {}) =>
  openForm(widget, options);

describe('the list of products', () => {
  const product = { productId: 7, title: 'Oma grillimakkara' };

  it('comes from the address of the tag [ELEM-06]', async () => {
    const calls: string[] = [];
    open({
      props: { productsEndpoint: '/api/own-products' },
      settings: {
        fetch: async (input) => {
          calls.push(new URL((input as Request).url).pathname);
          return Response.json([product]);
        },
      },
    });
    await chooseProduct('Tuotteen nimi', 'Oma grillimakkara');
    expect(calls).toEqual(['/api/own-products']);
  });
});

describe('the choice between complaint and feedback', () => {
  it('is a toggle that starts with the complaint [FCOMP-01]', () => {
    open();
    expect(field('Virheellinen tuote').checked).toBe(true);
    expect(hasField('Eränumero')).toBe(true);
    choose('Muu asia');
    expect(hasField('Eränumero')).toBe(false);
  });

  it('can be two tabs, moved between with the arrow keys [FCOMP-01]', () => {
    open({ props: { variant: 'tabs' } });
    const tab = screen.getByRole('tab', { name: 'VIRHEELLINEN TUOTE' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    const other = screen.getByRole('tab', { name: 'MUU ASIA' });
    expect(other.getAttribute('aria-selected')).toBe('true');
    expect(rendered.activeElement).toBe(other);
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(other.id);
    expect(hasField('Eränumero')).toBe(false);
  });

  it('keeps what both have in common [FCOMP-01]', () => {
    open();
    give({ Etunimi: 'Anna', Eränumero: 'L123' });
    choose('Muu asia');
    expect(field('Etunimi').value).toBe('Anna');
    choose('Virheellinen tuote');
    expect(field('Eränumero').value).toBe('L123');
  });
});

describe('the way of contact', () => {
  it('makes its own address required, and the other not [FORM-07, FCOMP-03]', () => {
    open();
    choose('Sähköpostilla');
    send();
    expect(listed()).toContain('Sähköposti');
    expect(listed()).not.toContain('Puhelinnumero');
    choose('Puhelimitse');
    expect(listed()).toContain('Puhelinnumero');
    expect(listed()).not.toContain('Sähköposti');
    choose('En halua yhteydenottoa');
    expect(listed()).not.toContain('Puhelinnumero');
  });

  it.each([
    ['Puhelimitse', { ContactByEmail: false, ContactByPhone: true, NoContact: false }],
    ['En halua yhteydenottoa', { ContactByEmail: false, ContactByPhone: false, NoContact: true }],
  ])(
    'is sent as one boolean, exactly one of which is true: %s [FCOMP-04]',
    async (label, flags) => {
      const { backend } = open();
      choose('Muu asia');
      fillPerson();
      give({ Puhelinnumero: '040 123' });
      choose(label);
      await sendVerified();
      await waitFor(() => expect(backend.to('feedback')).toHaveLength(1));
      expect(backend.to('feedback')[0]?.body).toMatchObject({ Data: flags });
    },
  );
});

describe('a complaint', () => {
  it('needs all but the batch number, and sends it all [FCOMP-02, FCOMP-03, FORM-16]', async () => {
    const { backend } = open();
    await fillComplaint();
    give({ Eränumero: '' });
    await sendVerified();
    await waitFor(() => expect(backend.to('reclamation')).toHaveLength(1));
    const { Data, ...more } = sentComplaint;
    const sent = { ...more, Data: { ...Data, BatchNumber: '' } };
    expect(backend.to('reclamation')[0]?.body).toEqual(sent);
  });

  it('takes a month, stands as it was typed, also after a reload, and sends its last day [FCOMP-03]', async () => {
    const bestBefore = () => field('Viimeinen käyttöpäivä tai parasta ennen');
    const { unmount } = open();
    give({ 'Viimeinen käyttöpäivä tai parasta ennen': '5.11.' });
    expect(messageOf(bestBefore())).toBe('Tarkista päivämäärä.');
    give({ 'Viimeinen käyttöpäivä tai parasta ennen': '11 / 2026' });
    expect([messageOf(bestBefore()), bestBefore().value]).toEqual(['', '11 / 2026']);
    fireEvent.click(screen.getByRole('button', { name: /^Avaa kalenteri/ }));
    const last = await screen.findByRole('gridcell', { name: '30', selected: true });
    expect(within(last).getByRole('button', { name: /30\. marraskuuta 2026/ })).toBeTruthy();
    unmount();
    const { backend } = open();
    expect(bestBefore().value).toBe('11 / 2026');
    await chooseProduct('Tuotteen nimi');
    give({ Ostopaikka: 'Kauppa' });
    fillPerson();
    await sendVerified();
    await waitFor(() => expect(backend.to('reclamation')).toHaveLength(1));
    const sent = { Data: { ExpirationDate: '2026-11-30T00:00:00.000Z' } };
    expect(backend.to('reclamation')[0]?.body).toMatchObject(sent);
  });
});

describe('feedback', () => {
  const labels = () =>
    [...rendered.querySelectorAll('label, [id$=-label]')].map((one) => one.textContent ?? '');

  it('has the fields of a complaint except for date, place, batch and pictures; its product is optional [FCOMP-06]', () => {
    open();
    const ofComplaint = labels();
    choose('Muu asia');
    const gone = ofComplaint.filter((label) => !labels().includes(label));
    expect(gone).toEqual([
      'Tuotteen nimi *',
      'Viimeinen käyttöpäivä tai parasta ennen *',
      'Eränumero',
      'Ostopaikka *',
      'Kuvat tuotteesta',
    ]);
    expect(labels().filter((label) => !ofComplaint.includes(label))).toEqual(['Tuotteen nimi']);
    send();
    expect(listed()).toEqual(missingPerson);
  });

  it('is sent with its product, when one is chosen, and without files [FCOMP-07]', async () => {
    const { backend } = open();
    choose('Muu asia');
    await chooseProduct('Tuotteen nimi');
    fillPerson();
    await sendVerified();
    await waitFor(() => expect(backend.to('feedback')).toHaveLength(1));
    const { ProductId, ProductName } = sentComplaint.Data;
    expect(backend.to('feedback')[0]?.body).toEqual({
      Data: { ...sentPerson, ProductId, ProductName },
      Files: null,
      MTCaptchaToken: 'demo-token',
    });
  });
});

describe('the pictures of a complaint', () => {
  it('are sent by name with their data URL, jpeg as well as png [FORM-15, FCOMP-05]', async () => {
    const { backend } = open();
    await fillComplaint();
    upload([fileOf('kuva.png'), fileOf('kuva.jpg', 'image/jpeg')]);
    await filesRead();
    page.captcha.verify();
    send();
    await waitFor(() => expect(backend.to('reclamation')).toHaveLength(1));
    expect(backend.to('reclamation')[0]?.body).toMatchObject({
      Files: [
        { Name: 'kuva.png', Data: dataUrlOf() },
        { Name: 'kuva.jpg', Data: dataUrlOf('image/jpeg') },
      ],
    });
  });

  it('are jpeg or png, three at most [FCOMP-05, FORM-12, FORM-14]', async () => {
    open();
    upload([fileOf('a.gif', 'image/gif')]);
    expect((await screen.findByText(/^GIF ei käy/)).parentElement?.textContent).toBe(
      'a.gif: GIF ei käy. Tähän voi lisätä: JPEG, PNG.',
    );
    upload(['1.png', '2.png', '3.png', '4.png'].map((name) => fileOf(name)));
    expect(screen.getAllByRole('button', { name: /^Poista:/ })).toHaveLength(3);
    expect(await screen.findByText('4.png')).toBeTruthy();
  });
});

it('lists the products of the given address [ELEM-06]', async () => {
  const { backend } = open({ props: { productsEndpoint: '/api/search/all-products?own=1' } });
  fireEvent.click(field('Tuotteen nimi'));
  await waitFor(() => expect(backend.to('all-products')[0]?.query).toMatchObject({ own: '1' }));
});

describe('the place of purchase', () => {
  it.each([
    ['the shop itself on the meat shop', { brand: 'lihakauppa' }, 'Atrian Lihakauppa'],
    [
      'the page’s own on any site',
      { props: { placeOfPurchase: 'Tehtaanmyymälä' } },
      'Tehtaanmyymälä',
    ],
  ])('is %s, and locked [FCOMP-08]', (_, options, place) => {
    open(options);
    expect(field('Ostopaikka').value).toBe(place);
    expect(field('Ostopaikka').readOnly).toBe(true);
    send();
    expect(listed()).not.toContain('Ostopaikka');
  });
});

it('leads a complaint to its success page [FCOMP-09]', async () => {
  open({ props: { successUrl: '/kiitos' } });
  await fillComplaint();
  page.captcha.verify();
  send();
  await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
});
