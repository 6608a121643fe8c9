import { describe, expect, it } from 'vitest';
import { promotionalPhoto } from '../../../src/widgets/promotional-photo-form/promotional-photo-form.form';
import { widget } from '../../../src/widgets/promotional-photo-form/promotional-photo-form.widget';
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
  messageOf,
  openForm,
  send,
  upload,
  withFiles,
} from '../support/form-page';

const rules = 'Olen ottanut kuvan itse ja hyväksyn kilpailun säännöt.';
const missing = ['Etunimi', 'Sukunimi', 'Sähköposti', 'Puhelinnumero', 'Kilpailun säännöt'];
const fill = () => {
  give({
    Etunimi: 'Aino',
    Sukunimi: 'Aalto',
    Sähköposti: 'aino@example.fi',
    Puhelinnumero: '040 123',
  });
  if (!field(rules).checked) choose(rules);
};
const body = withFiles({
  FirstName: 'Aino',
  LastName: 'Aalto',
  Email: 'aino@example.fi',
  Phone: '040 123',
  MethodOfContact: 'email',
});

describeForm('the photo for a contest', {
  isWhole: true,
  widget,
  form: promotionalPhoto,
  path: 'promotionalphoto',
  fill,
  body,
  missing,
  thanks: 'Kiitos! Olet mukana kilpailussa.',
});

describe('a photo for a contest', () => {
  it('sends the photographer, how to answer, and one image of any type [FOTH-05, FORM-12, FORM-16]', async () => {
    const view = openForm(widget);
    fill();
    choose('Puhelimitse');
    upload([fileOf('kuva.webp', 'image/webp'), fileOf('toinen.png', 'image/png')]);
    await filesRead();
    expect(await arrived(view, 'promotionalphoto')).toEqual({
      ...body,
      Data: { ...body.Data, MethodOfContact: 'phone' },
      Files: [{ Name: 'kuva.webp', Data: dataUrlOf('image/webp') }],
    });
  });

  it('is answered by e-mail unless the visitor says otherwise, and needs no photo [FOTH-05]', async () => {
    const view = openForm(widget);
    expect(field('Sähköpostilla').checked).toBe(true);
    fill();
    expect(await arrived(view, 'promotionalphoto')).toEqual(body);
  });

  it('needs its person, the rules and the captcha, and says so at each [FOTH-06]', () => {
    openForm(widget);
    send();
    expect(listed()).toEqual([...missing, 'Vahvistus']);
    const wrong = [...rendered.querySelectorAll('[aria-invalid=true], [aria-label=Vahvistus]')];
    expect(wrong.map(messageOf)).toEqual(Array(6).fill('Tämä kenttä on pakollinen'));
  });

  it('links to its rules beside the box, in a new tab', () => {
    openForm(widget, { props: { rulesUrl: '/saannot' } });
    const link = screen.getByText(/^Lue säännöt/) as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target]).toEqual(['/saannot', '_blank']);
    expect(link.closest('label')).toBeNull();
  });

  it('mentions no link to rules without an address', () => {
    openForm(widget);
    expect(screen.queryByText(/^Lue säännöt/)).toBeNull();
  });
});
