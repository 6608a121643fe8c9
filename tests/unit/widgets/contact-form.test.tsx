import { describe, expect, it, vi } from 'vitest';
import { contact } from '../../../src/widgets/contact-form/contact-form.form';
import { widget } from '../../../src/widgets/contact-form/contact-form.widget';
import { describeForm } from '../support/describe-form';
import {
  arrived,
  dataUrlOf,
  fileOf,
  filesRead,
  give,
  listed,
  openForm,
  send,
  upload,
  withFiles,
} from '../support/form-page';

const missing = ['Viesti', 'Etunimi', 'Sukunimi', 'Sähköposti', 'Puhelinnumero'];
const fill = () =>
  give({
    Viesti: 'Hyvää palvia!',
    Etunimi: 'Aino',
    Sukunimi: 'Aalto',
    Sähköposti: 'aino@example.fi',
    Puhelinnumero: '040 123',
  });
const body = withFiles({
  FirstName: 'Aino',
  LastName: 'Aalto',
  Email: 'aino@example.fi',
  Phone: '040 123',
  Message: 'Hyvää palvia!',
});

describeForm('the contact form', {
  isWhole: true,
  widget,
  form: contact,
  path: 'contact/image',
  fill,
  body,
  missing,
});

describe('a message with an image', () => {
  const openOn = (brand: string, props = {}) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    return { view: openForm(widget, { brand: brand as never, props }), log };
  };

  it('needs all but the image, of which it takes one [FBUS-08, FORM-12, FORM-14, FORM-16]', async () => {
    const view = openForm(widget);
    send();
    expect(listed()).toEqual(missing);
    fill();
    upload([fileOf('a.gif', 'image/gif'), fileOf('b.png')]);
    await filesRead();
    expect(await arrived(view, 'contact/image')).toEqual({
      ...body,
      Files: [{ Name: 'a.gif', Data: dataUrlOf('image/gif') }],
    });
  });

  it('goes to a path of its own on mestariforsmanfi, unlogged [FBUS-09, FBUS-10]', async () => {
    const { view, log } = openOn('mestariforsmanfi');
    fill();
    expect(await arrived(view, 'mfcontact')).toEqual(body);
    expect(view.backend.to('contact/image')).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is logged there for developers [FBUS-09]', async () => {
    const { view, log } = openOn('mestariforsmanfi', { debug: true });
    fill();
    await arrived(view, 'mfcontact');
    expect(log).toHaveBeenCalledWith('atria-contact-form', body);
  });

  it('is logged on no other site [FBUS-09, FBUS-10]', async () => {
    const { view, log } = openOn('atriafi', { debug: true });
    fill();
    await arrived(view, 'contact/image');
    expect(view.backend.to('mfcontact')).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
