import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkbox,
  checkboxes,
  product,
  select,
  stars,
} from '../../../../src/core/form/choice-kinds';
import { date, dateRange } from '../../../../src/core/form/date-kinds';
import { defineForm } from '../../../../src/core/form/define-form';
import type { Field } from '../../../../src/core/form/field';
import { files } from '../../../../src/core/form/file-kind';
import { area } from '../../../../src/core/form/text-kinds';
import { split } from '../../../../src/core/form/wires';
import {
  chooseProduct,
  field,
  give,
  listed,
  messageOf,
  onFormPages,
  openForm,
  page,
  send,
  upload,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/field': 'Kenttä',
  '/test/a': 'A',
  '/test/b': 'B',
});
const sent = vi.fn();
beforeEach(() => void sent.mockReset().mockResolvedValue(undefined));
onFormPages();

/** A form of that one field, required. */
function open(own: Field, language = 'fi') {
  const fields = { field: { required: true, ...own } as Field };
  const form = defineForm({
    name: 'test',
    texts,
    label: '/test/form',
    fields,
    send: async (_, request) => sent(request.Data, request.Files),
  });
  return openForm(formWidget(form), { language });
}
const data = () => sent.mock.lastCall?.[0];
const later = (assertion: () => void) => waitFor(assertion);

describe('a message', () => {
  it('cannot be longer than its limit, and counts what is left [UI-02, FORM-08]', () => {
    open(area('/test/field', { most: 1000 }));
    expect(field('Kenttä').maxLength).toBe(1000);
    give({ Kenttä: 'a'.repeat(998) });
    expect(screen.getAllByText('2 merkkiä jäljellä').length).toBeGreaterThan(0);
    give({ Kenttä: 'a'.repeat(1003) });
    expect(field('Kenttä').value).toHaveLength(1000);
  });

  it('tells a screen reader of its counter near the limit only [FORM-08]', () => {
    open(area('/test/field', { most: 200 }));
    const said = () => document.querySelector('[aria-live=polite]')?.textContent;
    give({ Kenttä: 'a'.repeat(50) });
    expect(said()).toBe('');
    give({ Kenttä: 'a'.repeat(150) });
    expect(said()).toBe('50 merkkiä jäljellä');
    give({ Kenttä: 'a'.repeat(155) });
    expect(said()).toBe('50 merkkiä jäljellä');
  });

  it('with signs it may not have says which, when it is left [FORM-10]', () => {
    open(area('/test/field'));
    fireEvent.change(field('Kenttä'), { target: { value: 'Hyvä – mutta & #3 – ei' } });
    expect(messageOf(field('Kenttä'))).toBe('');
    fireEvent.blur(field('Kenttä'));
    expect(messageOf(field('Kenttä'))).toBe(
      'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.Poista: – & #',
    );
  });

  it('is sent with each accent on its letter, and of any signs where a form takes them [FORM-09]', async () => {
    open(area('/test/field', { anySigns: true }));
    give({ Kenttä: ' A\u030a & # ' });
    send();
    await later(() => expect(data()).toEqual({ field: 'Å & #' }));
  });
});

describe('choices', () => {
  const choices = { a: '/test/a', b: '/test/b' };

  it('of a list that opens are sent by value [IMP-12]', async () => {
    open(select('/test/field', { choices }));
    send();
    expect(listed()).toEqual(['Kenttä']);
    expect([...field('Kenttä').querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Valitse',
      'A',
      'B',
    ]);
    give({ Kenttä: 'b' });
    send();
    await later(() => expect(data()).toEqual({ field: 'b' }));
  });

  it('are any of a few boxes, of which one may be required in words of its own', async () => {
    open(checkboxes('/test/field', { choices, missing: '/test/form' }));
    send();
    expect(messageOf(screen.getByRole('group', { name: 'Kenttä' }))).toBe('Lomake');
    for (const one of ['B', 'A', 'B']) fireEvent.click(field(one));
    send();
    await later(() => expect(data()).toEqual({ field: ['a'] }));
  });

  it('of yes or no must be yes where it is required', async () => {
    open(checkbox('/test/field'));
    send();
    expect(messageOf(field('Kenttä'))).toBe('Tämä kenttä on pakollinen');
    fireEvent.click(field('Kenttä'));
    send();
    await later(() => expect(data()).toEqual({ field: true }));
  });

  it('of stars are radio buttons with a name each [IMP-17]', async () => {
    open(stars('/test/field'));
    send();
    expect(listed()).toEqual(['Kenttä']);
    const options = screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'));
    expect(options).toEqual([1, 2, 3, 4, 5].map((star) => `${star} / 5 tähteä`));
    await page.user.click(screen.getByRole('radio', { name: '4 / 5 tähteä' }));
    send();
    await later(() => expect(data()).toEqual({ field: 4 }));
  });

  it('outlive a reload', () => {
    const own = checkboxes('/test/field', { choices });
    const { unmount } = open(own);
    fireEvent.click(field('B'));
    unmount();
    open(own);
    expect([field('A').checked, field('B').checked]).toEqual([false, true]);
  });
});

describe('the product', () => {
  const own = product('/test/field', { wire: split({ productId: 'Id', title: 'Name' }) });

  it('is found from three characters on, all are listed before [FORM-18]', async () => {
    const { backend } = open(own);
    fireEvent.click(field('Kenttä'));
    const all = (await screen.findAllByRole('option')).length;
    expect(backend.to('all-products')[0]?.query).toEqual({ language: 'fi' });
    fireEvent.change(field('Kenttä'), { target: { value: 'na' } });
    expect(document.querySelectorAll('[role=option]')).toHaveLength(all);
    fireEvent.change(field('Kenttä'), { target: { value: 'nak' } });
    const found = [...document.querySelectorAll('[role=option]')];
    expect(found.length).toBeLessThan(all);
    expect(found.every((one) => /nak/i.test(one.textContent ?? ''))).toBe(true);
  });

  it('says when none is found, and when none could be loaded [FORM-18]', async () => {
    const { backend } = open(own);
    backend.failWith('all-products:500,search:500');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyz' } });
    expect(await screen.findByText('Tuotteita ei voitu hakea')).toBeTruthy();
    backend.failWith('');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyzx' } });
    expect(await screen.findByText('Tuotetta ei löytynyt')).toBeTruthy();
  });

  it('is chosen by keyboard alone, and sent in its parts [IMP-12]', async () => {
    open(own);
    fireEvent.change(field('Kenttä'), { target: { value: 'grilli' } });
    await screen.findAllByRole('option');
    fireEvent.keyDown(field('Kenttä'), { key: 'ArrowDown' });
    fireEvent.keyDown(field('Kenttä'), { key: 'Enter' });
    expect(field('Kenttä').value).toMatch(/grilli/i);
    send();
    await later(() =>
      expect(data()).toEqual({ Id: expect.any(Number), Name: field('Kenttä').value }),
    );
  });

  it('can be cleared to none with id 0, and closes on a press outside [FORM-17]', async () => {
    open({ ...own, required: false });
    await chooseProduct('Kenttä');
    fireEvent.click(screen.getByRole('button', { name: 'Tyhjennä tuote' }));
    expect(field('Kenttä').value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    expect(await screen.findByRole('listbox')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    send();
    await later(() => expect(data()).toEqual({ Id: 0, Name: '' }));
  });

  it('closes when the focus goes on from its button [FORM-17]', async () => {
    open(own);
    const opener = screen.getByRole('button', { name: 'Näytä tuotteet' });
    fireEvent.click(opener);
    await screen.findByRole('listbox');
    fireEvent.blur(opener, { relatedTarget: document.querySelector('button[type=submit]') });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('outlives a reload [FORM-18]', async () => {
    const { unmount } = open(own);
    const title = await chooseProduct('Kenttä');
    unmount();
    open(own);
    expect(field('Kenttä').value).toBe(title);
  });
});

describe('files', () => {
  const file = (name: string, size?: number, type = 'image/png') => {
    const made = new File(['x'], name, { type });
    return size ? Object.defineProperty(made, 'size', { value: size }) : made;
  };
  const own = files('/test/field', { types: ['image/*'], most: 2 });
  const limit = 15 * 1024 * 1024;
  const refusals = () =>
    [...document.querySelectorAll('[role=alert] li')].map((one) => one.textContent);
  const read = () => later(() => expect(document.querySelector('li[aria-busy]')).toBeNull());

  it('are none at first, then shown by name with a remove button [UI-07]', async () => {
    open(own);
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    upload([file('kuva.png')]);
    expect(screen.getByText('kuva.png')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Poista: kuva.png' }));
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
  });

  it('are missing where they are required [FORM-06]', () => {
    open(own);
    send();
    expect(listed()).toEqual(['Kenttä']);
  });

  it('that are refused are named, a line each with its reason [FORM-12, FORM-13, FORM-14]', async () => {
    open(own);
    upload([
      file('a.heic', 1, 'text/plain'),
      file('suuri.jpg', limit),
      file('1.png', limit - 1),
      file('2.png'),
      file('3.png'),
    ]);
    expect(refusals()).toEqual([
      'a.heic: Tiedostotyyppiä ei voi käyttää.',
      'suuri.jpg: Tiedosto liian suuri (> 15MB)',
      '3.png: Tiedostoja ei voi lisätä enempää',
    ]);
    await read();
  });

  it('that are refused are told in English by its own words [FORM-14]', () => {
    open(own, 'en');
    upload(['1.png', '2.png', '3.png'].map((name) => file(name)));
    expect(screen.getByText('Cannot add more files').closest('[role=alert]')).toBeTruthy();
  });

  it('that cannot be read are told of, and do not stand in the list [FORM-14]', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    open(own, 'en');
    upload([file('a.png')]);
    expect(await screen.findByText('File data could not be read')).toBeTruthy();
    expect(screen.getByText('No files chosen')).toBeTruthy();
  });

  it('chosen while others are being read keep company, and the form waits for all [FORM-15]', async () => {
    const readers: FileReader[] = [];
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function wait(
      this: FileReader,
    ) {
      readers.push(this);
    });
    const finish = (reader: FileReader | undefined) => {
      Object.defineProperty(reader, 'result', { value: 'data:image/png;base64,eA==' });
      reader?.onload?.(new ProgressEvent('load') as ProgressEvent<FileReader>);
    };
    open(own);
    upload([file('a.png')]);
    upload([file('b.png')]);
    await act(async () => finish(readers[1]));
    send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(/Tiedostoja luetaan vielä/)).toBeTruthy();
    await act(async () => finish(readers[0]));
    send();
    const Data = 'data:image/png;base64,eA==';
    await later(() =>
      expect(sent).toHaveBeenCalledWith({}, [
        { Name: 'a.png', Data },
        { Name: 'b.png', Data },
      ]),
    );
  });

  it('are asked for again in words after a reload', async () => {
    const { unmount } = open(own);
    upload([file('kuva.png')]);
    await read();
    unmount();
    open(own);
    expect(screen.getByText('Valitse tiedosto uudelleen tai poista se.')).toBeTruthy();
    send();
    expect(sent).not.toHaveBeenCalled();
    upload([file('kuva.png')]);
    await read();
    expect(screen.queryByText('Valitse tiedosto uudelleen tai poista se.')).toBeNull();
    send();
    await later(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});

describe('a date', () => {
  const day = (iso: string) => new Date(`${iso}T12:00`);
  const rules = { min: day('2026-11-05'), max: day('2026-11-20'), disabledWeekdays: [0] };
  const openCalendar = async (text: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: /^Avaa kalenteri/ }));
    return screen.findByRole('button', { name: text });
  };
  const pickDay = (text: RegExp) => fireEvent.click(screen.getByRole('button', { name: text }));

  it('typed is tidied by Enter and by Tab, and sent as an ISO string [UI-05, FCOMP-02]', async () => {
    open(date('/test/field'));
    fireEvent.change(field('Kenttä'), { target: { value: '5.11.2026' } });
    expect(field('Kenttä').value).toBe('5.11.2026');
    fireEvent.keyDown(field('Kenttä'), { key: 'Enter' });
    expect(field('Kenttä').value).toBe('05/11/2026');
    give({ Kenttä: '6-11-2026' });
    expect(field('Kenttä').value).toBe('06/11/2026');
    send();
    await later(() => expect(data()).toEqual({ field: '2026-11-06T00:00:00.000Z' }));
  });

  it.each([
    ['fi', 'pp/kk/vvvv'],
    ['en', 'mm/dd/yyyy'],
  ])('names its format in the letters of %s [I18N-07, UI-05]', (language, pattern) => {
    open(date('/test/field'), language);
    const hint = document.getElementById(
      field('Kenttä').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
    );
    expect(hint?.textContent).toBe(pattern);
  });

  it.each(['31/02/2026', '04/11/2026', '21/11/2026', '08/11/2026', '1.12.26'])(
    'that may not be chosen is refused when it is typed: %s [UI-03]',
    (text) => {
      open(date('/test/field', { rules }));
      give({ Kenttä: text });
      expect(messageOf(field('Kenttä'))).toBe('Tarkista päivämäärä.');
      expect(field('Kenttä').value).toBe(text);
    },
  );

  it('that may not be chosen cannot be picked [UI-03]', async () => {
    open(date('/test/field', { rules }));
    give({ Kenttä: '05/11/2026' });
    await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    for (const text of [/(^|\D)4\. marraskuuta/, /(^|\D)8\. marraskuuta/, /21\. marraskuuta/])
      expect((screen.getByRole('button', { name: text }) as HTMLButtonElement).disabled).toBe(true);
    pickDay(/(^|\D)9\. marraskuuta/);
    expect(field('Kenttä').value).toBe('09/11/2026');
  });

  it('is picked from the calendar with the arrow keys [IMP-17, UI-05]', async () => {
    open(date('/test/field'));
    give({ Kenttä: '05/11/2026' });
    const chosen = await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    act(() => chosen.focus());
    await page.user.keyboard('{ArrowRight}{Enter}');
    expect(field('Kenttä').value).toBe('06/11/2026');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Avaa kalenteri/);
  });

  it('means the same day in another language after a reload', () => {
    const own = date('/test/field');
    const { unmount } = open(own);
    give({ Kenttä: '03/04/2027' });
    unmount();
    open(own, 'en');
    expect(field('Kenttä').value).toBe('04/03/2027');
  });

  it('of a range obeys its limits when it is typed [UI-04]', () => {
    open(dateRange('/test/field', { rules, limits: { minDays: 2, maxDays: 3 } }));
    const typed = (text: string) => {
      give({ Kenttä: text });
      return messageOf(field('Kenttä'));
    };
    expect(typed('05/11/2026 - 09/11/2026')).toBe('Tarkista päivämäärä.');
    expect(typed('05/11/2026 - 05/11/2026')).toBe('Tarkista päivämäärä.');
    expect(typed('01/01/2020 - 02/01/2020')).toBe('Tarkista päivämäärä.');
    expect(typed('5.11.2026 - 6.11.2026')).toBe('');
    expect(field('Kenttä').value).toBe('05/11/2026 - 06/11/2026');
  });

  it('of a range of at least two days is picked by its first and its last [UI-04]', async () => {
    open(dateRange('/test/field', { rules, limits: { minDays: 2, maxDays: 3 } }));
    give({ Kenttä: '05/11/2026 - 06/11/2026' });
    await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    pickDay(/(^|\D)10\. marraskuuta/);
    const far = screen.getByRole('button', { name: /13\. marraskuuta/ }) as HTMLButtonElement;
    expect(far.disabled).toBe(true);
    pickDay(/(^|\D)12\. marraskuuta/);
    expect(field('Kenttä').value).toBe('10/11/2026 - 12/11/2026');
    send();
    await later(() => expect(data()).toEqual({ field: '2026-11-10/2026-11-12' }));
  });
});
