import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  captcha,
  choose,
  field,
  fillComplaint,
  fillPerson,
  gone,
  missing,
  open,
  path,
  send,
  type,
  user,
} from './retail-contact-form-setup';

describe('the choice between complaint and feedback', () => {
  it('is a toggle that starts with the complaint [FCOMP-01]', async () => {
    open();
    expect(
      (screen.getByRole('radio', { name: 'Virheellinen tuote' }) as HTMLInputElement).checked,
    ).toBe(true);
    expect(field(/^Eränumero/)).toBeTruthy();
    await choose('Muu asia');
    expect(screen.queryByRole('textbox', { name: /^Eränumero/ })).toBeNull();
  });

  it('can be two tabs, moved between with the arrow keys [FCOMP-01]', async () => {
    open({ props: { variant: 'tabs' } });
    const tab = screen.getByRole('tab', { name: 'VIRHEELLINEN TUOTE' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    act(() => tab.focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'MUU ASIA' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(screen.queryByRole('textbox', { name: /^Eränumero/ })).toBeNull();
  });

  it('keeps what both have in common [FCOMP-01]', async () => {
    open();
    await type('Etunimi', 'Anna');
    await choose('Muu asia');
    expect((field(/^Etunimi/) as HTMLInputElement).value).toBe('Anna');
  });
});

describe('what is missing', () => {
  it('of a complaint is listed by name under its heading [FCOMP-03, FORM-06]', async () => {
    open();
    await send();
    expect(screen.getByText('Tapahtui Virhe!')).toBeTruthy();
    expect(screen.getByText('Tarkista seuraavat kohdat ja lähetä uudelleen.')).toBeTruthy();
    expect(missing()).toEqual([
      'Tuotteen nimi',
      'Viimeinen käyttöpäivä tai parasta ennen',
      'Ostopaikka',
      'Viesti',
      'Etunimi',
      'Sukunimi',
      'Katuosoite',
      'Postinumero',
      'Postitoimipaikka',
      'Miten otamme yhteyttä?',
    ]);
  });

  it('of feedback has neither product, date nor place [FCOMP-06, FORM-06]', async () => {
    open();
    await choose('Muu asia');
    await send();
    expect(screen.getByText('Lomakkeelta puuttuu pakollisia tietoja')).toBeTruthy();
    expect(missing()).toEqual([
      'Viesti',
      'Etunimi',
      'Sukunimi',
      'Katuosoite',
      'Postinumero',
      'Postitoimipaikka',
      'Miten otamme yhteyttä?',
    ]);
  });

  it('takes the focus to the box, whose entries lead to their fields [IMP-19]', async () => {
    open();
    await send();
    const box = screen.getByRole('alert', { name: 'Tapahtui Virhe!' });
    expect(box.contains(document.activeElement)).toBe(true);
    await user.click(within(box).getByRole('link', { name: 'Sukunimi' }));
    expect(document.activeElement).toBe(field(/^Sukunimi/));
  });

  it('is said at each field, tied to it [UI-01, FORM-11, IMP-18]', async () => {
    open();
    await send();
    const message = field(/^Viesti/);
    expect(message.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(message.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Tämä kenttä on pakollinen');
  });

  it('counts blanks alone as missing [IMP-27]', async () => {
    open();
    await type('Etunimi', '   ');
    await send();
    expect(missing()).toContain('Etunimi');
  });

  it('shows an asterisk at what is required [UI-01]', () => {
    open();
    expect(screen.getByText('Etunimi').textContent).toBe('Etunimi *');
    expect(screen.getByText('Eränumero').textContent).toBe('Eränumero');
  });

  it('follows the way of contact [FORM-07, FCOMP-03]', async () => {
    open();
    await choose('Sähköpostilla');
    await send();
    expect(missing()).toContain('Sähköposti');
    expect(missing()).not.toContain('Puhelinnumero');
    await choose('Puhelimitse');
    expect(missing()).toContain('Puhelinnumero');
    expect(missing()).not.toContain('Sähköposti');
    await choose('En halua yhteydenottoa');
    expect(missing()).not.toContain('Puhelinnumero');
  });
});

describe('what is wrong', () => {
  it.each([
    ['Viesti', 'Hinta < 5 @', 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.', 'FORM-10'],
    ['Sähköposti', 'anna@', 'Syötä sähköpostiosoite.', 'IMP-26'],
    ['Viimeinen käyttöpäivä', '31/02/2026', 'Tarkista päivämäärä.', 'UI-03'],
  ])('in %s is said when it is left [FORM-10, IMP-26, UI-03]', async (label, text, message) => {
    open();
    await type(label, text);
    await user.tab();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('is not what is too long: no more can be typed, and what is left is counted [UI-02, FORM-08]', async () => {
    open();
    const area = field(/^Viesti/) as HTMLTextAreaElement;
    expect(area.maxLength).toBe(2000);
    await user.click(area);
    await user.paste('a'.repeat(1998));
    expect(screen.getByText('2 merkkiä jäljellä')).toBeTruthy();
    await user.type(area, 'bcd');
    expect(area.value).toHaveLength(2000);
    expect(screen.getByText('0 merkkiä jäljellä')).toBeTruthy();
  });
});

describe('a sent form', () => {
  it('sends a complaint with all its data, and leads to the success page [FCOMP-02, FCOMP-04, FCOMP-09, FORM-16]', async () => {
    const { backend, events } = open({ props: { successUrl: '/kiitos' } });
    const title = await fillComplaint();
    captcha.verify();
    await send();
    await waitFor(() => expect(gone).toEqual(['/kiitos']));
    const [call] = backend.to(`${path}reclamation`);
    expect(call?.body).toEqual({
      Data: {
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
        ProductId: expect.any(Number),
        ProductName: title,
        BatchNumber: 'L123',
        ExpirationDate: '2026-11-05T00:00:00.000Z',
        PlaceOfPurchase: 'Kauppa',
      },
      Files: [],
      MTCaptchaToken: 'demo-token',
    });
    expect(events.map(({ name }) => name)).toEqual(['atria-form-submit', 'atria-form-success']);
  });

  it('sends feedback without files, date, place and batch [FCOMP-06, FCOMP-07, FORM-16]', async () => {
    const { backend } = open();
    await choose('Muu asia');
    await fillPerson();
    await choose('En halua yhteydenottoa');
    captcha.verify();
    await send();
    expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
    expect(backend.to(`${path}feedback`)[0]?.body).toEqual({
      Data: {
        Firstname: 'Anna',
        Lastname: 'Asiakas',
        StreetAddress: 'Kuja 1',
        PostalCode: '00100',
        City: 'Helsinki',
        Phone: '',
        Email: 'anna@atria.fi',
        ContactByEmail: false,
        ContactByPhone: false,
        NoContact: true,
        Message: 'Pakkaus oli rikki.',
        ProductId: 0,
        ProductName: '',
      },
      Files: null,
      MTCaptchaToken: 'demo-token',
    });
  });

  it('thanks in place without a success page [FORM-01]', async () => {
    open();
    await fillComplaint();
    captcha.verify();
    await send();
    expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
    expect(gone).toEqual([]);
  });

  it('stops silently without a captcha token [FORM-03]', async () => {
    const { backend } = open();
    await fillComplaint();
    await send();
    expect(backend.to('reclamation')).toEqual([]);
    expect(screen.queryByText('Tapahtui Virhe!')).toBeNull();
    expect(screen.queryByText('Tapahtui virhe. Yritä uudelleen')).toBeNull();
  });

  it('says that it is being sent, and is sent once by many presses [FORM-02, IMP-28]', async () => {
    const { backend } = open();
    backend.failWith('contact:slow:40');
    await fillComplaint();
    captcha.verify();
    await send();
    const button = screen.getByRole('button', { name: 'Lähetetään...' });
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
    expect(backend.to('reclamation')).toHaveLength(1);
  });

  it.each(['contact:500', 'contact:offline', 'contact:malformed', 'contact:shape'])(
    'that fails says so and keeps what was typed: %s [FORM-05]',
    async (fault) => {
      const { backend } = open();
      await fillComplaint();
      captcha.verify();
      backend.failWith(fault);
      await send();
      expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeTruthy();
      expect((field(/^Etunimi/) as HTMLInputElement).value).toBe('Anna');
      expect(captcha.resetUI).toHaveBeenCalled();
      backend.failWith('');
      captcha.verify();
      await send();
      expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
    },
  );

  it('that is answered with isSuccess false says so [FORM-05]', async () => {
    open();
    await fillComplaint();
    captcha.verify('demo-reject');
    await send();
    expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeTruthy();
  });

  it('can be stopped by the host, before sending and before leaving [ELEM-08]', async () => {
    const { backend } = open({ stop: ['atria-form-submit'] });
    await fillComplaint();
    captcha.verify();
    await send();
    expect(backend.to('reclamation')).toEqual([]);
  });
});

describe('the captcha', () => {
  it('stands between the element’s tags, in its slot, and goes with it [FORM-04]', () => {
    const { host, unmount } = open();
    const place = host.querySelector('[slot=captcha]');
    expect(place?.id).toBeTruthy();
    unmount();
    expect(host.querySelector('[slot=captcha]')).toBeNull();
  });

  it('is rendered into its place by the page’s one script [FORM-04]', async () => {
    const { host } = open();
    await waitFor(() =>
      expect(captcha.renderUI).toHaveBeenCalledWith(host.querySelector('[slot=captcha]')?.id),
    );
  });
});
