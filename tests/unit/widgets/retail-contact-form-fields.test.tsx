import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  captcha,
  choose,
  chooseProduct,
  field,
  fillComplaint,
  fillPerson,
  open,
  product,
  send,
  type,
  user,
} from './retail-contact-form-setup';

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
