import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/retail-contact-form/retail-contact-form.widget';
import { fakeCaptcha } from '../support/captcha';
import { recordingBackend } from '../support/recording';
import { type RenderOptions, renderWidget } from '../support/render-widget';

const path = '/api/contact/retail/';
let gone: string[];
let captcha: ReturnType<typeof fakeCaptcha>;
let user: ReturnType<typeof userEvent.setup>;

type Options = RenderOptions<typeof widget.contract>;
function open(options: Options = {}) {
  const backend = recordingBackend();
  const host = document.createElement('div');
  document.body.append(host);
  const settings = { fetch: backend.fetch, captchaScript: '/captcha.js', captchaKey: 'key' };
  const view = renderWidget(widget, { ...options, host, settings });
  return { ...view, backend, host };
}
const send = () => user.click(screen.getByRole('button', { name: 'Lähetä' }));
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const type = async (label: string, text: string) => {
  const input = field(new RegExp(`^${label}`));
  await user.clear(input);
  await user.type(input, text);
};
const choose = (label: string) => user.click(screen.getByRole('radio', { name: label }));
const product = () => screen.getByRole('combobox', { name: /^Tuotteen nimi/ });

async function chooseProduct(text = 'Grillimakkara') {
  await user.type(product(), text);
  const [first] = await screen.findAllByRole('option');
  const title = first?.textContent ?? '';
  await user.click(first as HTMLElement);
  return title;
}
async function fillPerson() {
  await type('Viesti', 'Pakkaus oli rikki.');
  await type('Etunimi', 'Anna');
  await type('Sukunimi', ' Asiakas ');
  await type('Katuosoite', 'Kuja 1');
  await type('Postinumero', '00100');
  await type('Postitoimipaikka', 'Helsinki');
  await choose('Sähköpostilla');
  await type('Sähköposti', 'anna@atria.fi');
}
async function fillComplaint() {
  const title = await chooseProduct();
  await type('Viimeinen käyttöpäivä', '05/11/2026');
  await type('Eränumero', 'L123');
  await type('Ostopaikka', 'Kauppa');
  await fillPerson();
  return title;
}
const missing = () =>
  within(screen.getByRole('alert', { name: 'Tapahtui Virhe!' }))
    .getAllByRole('link')
    .map((one) => one.textContent);

beforeEach(() => {
  gone = [];
  user = userEvent.setup({ delay: null });
  captcha = fakeCaptcha();
  vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

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

describe('files', () => {
  const picture = (name: string, more: Partial<File> = {}) =>
    Object.defineProperties(new File(['x'], name, { type: 'image/png' }), {
      ...(more.size && { size: { value: more.size } }),
    });
  const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
  const anyKind = () => userEvent.setup({ delay: null, applyAccept: false });

  it('are none at first, then shown by name with a remove button [UI-07]', async () => {
    open();
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    await user.upload(input(), picture('kuva.png'));
    expect(await screen.findByText('kuva.png')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Poista: kuva.png' }));
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
  });

  it('are sent by name with their data URL [FORM-15, FCOMP-05]', async () => {
    const { backend } = open();
    await fillComplaint();
    await user.upload(input(), picture('kuva.png'));
    await screen.findByText('kuva.png');
    captcha.verify();
    await send();
    await waitFor(() => expect(backend.to('reclamation')).toHaveLength(1));
    expect(backend.to('reclamation')[0]?.body).toMatchObject({
      Files: [{ Name: 'kuva.png', Data: 'data:image/png;base64,eA==' }],
    });
  });

  it('of another type are refused [FORM-12]', async () => {
    open();
    await anyKind().upload(input(), new File(['x'], 'a.gif', { type: 'image/gif' }));
    expect(await screen.findByText('Tiedostotyyppiä ei voi käyttää.')).toBeTruthy();
  });

  it('of 15 MB are refused, just below are taken [FORM-13]', async () => {
    open();
    await user.upload(input(), picture('suuri.png', { size: 15 * 1024 * 1024 }));
    expect(await screen.findByText('Tiedosto liian suuri (> 15MB)')).toBeTruthy();
    await user.upload(input(), picture('sopiva.png', { size: 15 * 1024 * 1024 - 1 }));
    expect(await screen.findByText('sopiva.png')).toBeTruthy();
  });

  it('are at most three, the fourth is refused with an alert [FORM-14]', async () => {
    open();
    await user.upload(
      input(),
      ['1', '2', '3', '4'].map((name) => picture(`${name}.png`)),
    );
    expect(await screen.findByText('Cannot add more files')).toBeTruthy();
    expect(screen.getByText('Cannot add more files').closest('[role=alert]')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Poista:/ })).toHaveLength(3);
  });

  it('that cannot be read are told of [FORM-14]', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    open();
    await user.upload(input(), picture('a.png'));
    expect(await screen.findByText('File data could not be read')).toBeTruthy();
  });
});

describe('the product', () => {
  it('is found from three characters on, all are listed before [FORM-18]', async () => {
    const { backend } = open();
    await user.click(product());
    const all = (await screen.findAllByRole('option')).length;
    expect(backend.to('all-products')[0]?.query).toEqual({ language: 'fi' });
    await user.type(product(), 'na');
    expect(screen.getAllByRole('option')).toHaveLength(all);
    await user.type(product(), 'k');
    const found = screen.getAllByRole('option');
    expect(found.length).toBeLessThan(all);
    expect(found.every((one) => /nak/i.test(one.textContent ?? ''))).toBe(true);
  });

  it('says when none is found [FORM-18]', async () => {
    open();
    await user.type(product(), 'xyzxyz');
    expect(await screen.findByText('Tuotetta ei löytynyt')).toBeTruthy();
  });

  it('can be cleared to none with id 0, and closes on a press outside [FORM-17]', async () => {
    const { backend } = open();
    await choose('Muu asia');
    await chooseProduct();
    await user.click(screen.getByRole('button', { name: 'Tyhjennä tuote' }));
    expect((product() as HTMLInputElement).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    expect(await screen.findByRole('listbox')).toBeTruthy();
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    await fillPerson();
    captcha.verify();
    await send();
    await waitFor(() => expect(backend.to('feedback')).toHaveLength(1));
    expect(backend.to('feedback')[0]?.body).toMatchObject({
      Data: { ProductId: 0, ProductName: '' },
    });
  });

  it('is chosen by keyboard alone [IMP-12]', async () => {
    open();
    await user.type(product(), 'grilli');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
    expect((product() as HTMLInputElement).value).toMatch(/grilli/i);
  });
});

describe('a date', () => {
  it('typed is tidied by Enter and by Tab [UI-05]', async () => {
    open();
    await type('Viimeinen käyttöpäivä', '5.11.2026{Enter}');
    expect((field(/^Viimeinen/) as HTMLInputElement).value).toBe('05/11/2026');
    await type('Viimeinen käyttöpäivä', '6-11-2026');
    await user.tab();
    expect((field(/^Viimeinen/) as HTMLInputElement).value).toBe('06/11/2026');
  });

  it('is picked from the calendar with the arrow keys [IMP-17, UI-05]', async () => {
    open();
    await type('Viimeinen käyttöpäivä', '05/11/2026');
    await user.click(screen.getByRole('button', { name: /^Avaa kalenteri/ }));
    const chosen = await screen.findByRole('button', { name: /(^|\D)5\. marraskuuta 2026/ });
    act(() => chosen.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect((field(/^Viimeinen/) as HTMLInputElement).value).toBe('06/11/2026');
  });
});

describe('the place of purchase', () => {
  it('is the shop itself on the meat shop, and locked [FCOMP-08]', () => {
    open({ brand: 'lihakauppa' });
    const place = field(/^Ostopaikka/) as HTMLInputElement;
    expect(place.value).toBe('Atrian Lihakauppa');
    expect(place.readOnly).toBe(true);
  });

  it('is the page’s own on any site, and locked [FCOMP-08]', () => {
    open({ props: { placeOfPurchase: 'Tehtaanmyymälä' } });
    const place = field(/^Ostopaikka/) as HTMLInputElement;
    expect(place.value).toBe('Tehtaanmyymälä');
    expect(place.readOnly).toBe(true);
  });
});

describe('a draft', () => {
  it('survives a reload, without files and captcha, and goes on success', async () => {
    const first = open();
    await fillComplaint();
    first.unmount();
    const { unmount } = open();
    expect((field(/^Etunimi/) as HTMLInputElement).value).toBe('Anna');
    unmount();
    expect(sessionStorage.getItem('atria-draft-retail-contact-form')).not.toContain('demo-token');
  });

  it('that is corrupt is thrown away [IMP-11]', () => {
    sessionStorage.setItem('atria-draft-retail-contact-form', '{broken');
    open();
    expect((field(/^Etunimi/) as HTMLInputElement).value).toBe('');
  });
});
