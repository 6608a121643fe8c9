import { describe, expect, it } from 'vitest';
import { sponsorship } from '../../../src/widgets/sponsorship-form/sponsorship-form.form';
import { widget } from '../../../src/widgets/sponsorship-form/sponsorship-form.widget';
import { describeForm } from '../support/describe-form';
import { rendered, screen } from '../support/dom';
import {
  arrived,
  choose,
  dataUrlOf,
  field,
  fileOf,
  filesRead,
  give,
  listed,
  openForm,
  send,
  upload,
  withFiles,
} from '../support/form-page';

const missing = [
  'Ryhmän, joukkueen tai koulun nimi',
  'Hakemuksen kuvaus',
  'Etunimi',
  'Sukunimi',
  'Sähköposti',
  'Puhelinnumero',
];
const fill = () =>
  give({
    'Ryhmän, joukkueen tai koulun nimi': 'FC Nurmo',
    'Hakemuksen kuvaus': 'Junioriturnaus syksyllä.',
    Etunimi: 'Aino',
    Sukunimi: 'Aalto',
    Sähköposti: 'aino@example.fi',
    Puhelinnumero: '040 123',
  });
const body = withFiles({
  Subject: 'Lasten ja nuorten liikunta',
  Groupname: 'FC Nurmo',
  EventDate: '',
  Message: 'Junioriturnaus syksyllä.',
  Firstname: 'Aino',
  Lastname: 'Aalto',
  Email: 'aino@example.fi',
  Phone: '040 123',
});

describeForm('the application for sponsorship', {
  widget,
  form: sponsorship,
  path: 'retail/sponsor',
  fill,
  body,
  missing,
  thanks: 'Kiitos! Hakemuksesi on lähetetty.',
});

describe('an application for sponsorship', () => {
  const pdf = (name: string) => fileOf(name, 'application/pdf');

  it('needs all but the date of the event [FOTH-04]', () => {
    openForm(widget);
    send();
    expect(listed()).toEqual(missing);
  });

  it('is about one of three subjects, the first by default [FOTH-02]', () => {
    openForm(widget);
    const radios = [...rendered.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['Lasten ja nuorten liikunta', true],
      ['Muu joukkuetoiminta Atrian tehdaspaikkakunnilla', false],
      ['Koulujen ja oppilaitosten hyvän mielen toiminta', false],
    ]);
    for (const { value } of radios) expect(field(value)).toBeTruthy();
  });

  it('sends its subject in Finnish from a page of any language [FOTH-02]', async () => {
    const view = openForm(widget, { language: 'se' });
    give({
      'Gruppens, lagets eller skolans namn': 'FC Nurmo',
      Beskrivning: 'Turnering',
      Förnamn: 'Aino',
      Efternamn: 'Aalto',
      'E-post': 'aino@example.fi',
      Telefonnummer: '040 123',
    });
    choose('Annan lagverksamhet på Atrias fabriksorter');
    expect(await arrived(view, 'retail/sponsor')).toMatchObject({
      Data: { Subject: 'Muu joukkuetoiminta Atrian tehdaspaikkakunnilla' },
    });
  });

  it('sends its fields and one PDF [FOTH-03, FORM-12, FORM-16]', async () => {
    const view = openForm(widget);
    fill();
    give({ 'Tapahtuman päivä': '05/11/2027' });
    upload([fileOf('kuva.png')]);
    expect((await screen.findByText(/^PNG ei käy/)).parentElement?.textContent).toBe(
      'kuva.png: PNG ei käy. Tähän voi lisätä: PDF.',
    );
    upload([pdf('hakemus.pdf'), pdf('liite.pdf')]);
    await filesRead();
    expect(await arrived(view, 'retail/sponsor')).toEqual({
      ...body,
      Data: { ...body.Data, EventDate: '2027-11-05T00:00:00.000Z' },
      Files: [{ Name: 'hakemus.pdf', Data: dataUrlOf('application/pdf') }],
    });
  });
});
