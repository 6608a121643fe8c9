import { describe, expect, it, vi } from 'vitest';
import { schoolMaterial } from '../../../src/widgets/school-material-form/school-material-form.form';
import { widget } from '../../../src/widgets/school-material-form/school-material-form.widget';
import { describeForm } from '../support/describe-form';
import { rendered, screen, waitFor } from '../support/dom';
import {
  arrived,
  choose,
  field,
  give,
  hasField,
  listed,
  messageOf,
  openForm,
  send,
  sendVerified,
} from '../support/form-page';

const materials = [
  { material: 'Ruokapyramidi-juliste', url: '/materiaalit/1.pdf' },
  { material: 'Lihan matka', url: '/materiaalit/2.pdf' },
  { material: 'Kotitalouden reseptivihko', url: '/materiaalit/3.pdf' },
];
const props = { materials, subject: 'Koulumateriaalit' };
const fill = () => {
  give({ Etunimi: 'Aino', Sukunimi: 'Aalto', Sähköposti: 'aino@example.fi' });
  if (!field('Lihan matka').checked) choose('Lihan matka');
};
const body = {
  Data: {
    FirstName: 'Aino',
    LastName: 'Aalto',
    School: '',
    Region: '',
    Email: 'aino@example.fi',
    Materials: ['Lihan matka'],
    Links: ['/materiaalit/2.pdf'],
    Message: '',
    Subject: 'Koulumateriaalit',
  },
  MTCaptchaToken: 'demo-token',
};
const missing = ['Materiaalit', 'Etunimi', 'Sukunimi', 'Sähköposti'];

describeForm('the order of school materials', {
  widget,
  props,
  elsewhere: { subject: 'Toinen tilaus' },
  form: schoolMaterial,
  path: 'school-material/request',
  fill,
  body,
  missing,
  thanks: 'Kiitos! Lähetämme materiaalit sähköpostiisi.',
  failure: 'Lähetyksessä tapahtui virhe. Yritä uudelleen',
});

describe('an order of school materials', () => {
  it('has each address once: a second material with it is left out and reported to the editor [ELEM-10]', async () => {
    const twice = [...materials, { material: 'Juliste B', url: '/materiaalit/2.pdf' }];
    const { backend } = openForm(widget, { props: { ...props, materials: twice } });
    expect(hasField('Juliste B')).toBe(false);
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain(
      'Materials: given "/materiaalit/2.pdf" for "Juliste B", expected a value that no option before it has',
    );
    fill();
    await sendVerified();
    await waitFor(() => expect(backend.to('request')).toHaveLength(1));
    expect(backend.to('request')[0]?.body).toMatchObject({
      Data: { Materials: ['Lihan matka'], Links: ['/materiaalit/2.pdf'] },
    });
  });

  it('is in Finnish or in Swedish, by the language [FSCH-01]', () => {
    openForm(widget, { props });
    expect(hasField('Koulu')).toBe(true);
    document.body.replaceChildren();
    openForm(widget, { props, language: 'se' });
    expect(hasField('Skola')).toBe(true);
  });

  it('offers the materials of the page as checkboxes [FSCH-03]', () => {
    openForm(widget, { props });
    expect(materials.map(({ material }) => field(material).type)).toEqual(
      Array(3).fill('checkbox'),
    );
  });

  it('sends names and addresses of the chosen, in the order of the list [FSCH-02]', async () => {
    const view = openForm(widget, { props });
    choose('Kotitalouden reseptivihko');
    fill();
    give({ Koulu: 'Nurmon koulu', Maakunta: 'Etelä-Pohjanmaa', Viesti: 'Yläkoulu, 7. luokka' });
    expect(await arrived(view, 'school-material/request')).toEqual({
      ...body,
      Data: {
        ...body.Data,
        School: 'Nurmon koulu',
        Region: 'Etelä-Pohjanmaa',
        Message: 'Yläkoulu, 7. luokka',
        Materials: ['Lihan matka', 'Kotitalouden reseptivihko'],
        Links: ['/materiaalit/2.pdf', '/materiaalit/3.pdf'],
      },
    });
  });

  it('needs a person and a material, each with its own message [FSCH-04]', () => {
    openForm(widget, { props });
    send();
    expect(listed()).toEqual(missing);
    const wrong = [...rendered.querySelectorAll('[aria-invalid=true]')];
    const required = 'Tämä kenttä on pakollinen';
    expect(wrong.map(messageOf)).toEqual(['Valitse materiaalit', required, required, required]);
  });

  it('says in its own words that sending failed [FSCH-05]', async () => {
    const { backend } = openForm(widget, { props });
    backend.failWith('contact:500');
    fill();
    await sendVerified();
    await waitFor(() => screen.getByText('Lähetyksessä tapahtui virhe. Yritä uudelleen'));
  });

  it('shows nothing without materials', () => {
    const { container } = openForm(widget);
    expect(container.querySelector('form')).toBeNull();
  });
});
