import { describe, expect, it, vi } from 'vitest';
import { files } from '../../../../src/core/files/file-kind';
import { pageStore, visitAtom } from '../../../../src/core/state/store';
import { asksOnLeave } from '../../support/asks-on-leave';
import { act, createEvent, fireEvent, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, openField, sent } from '../../support/field-page';
import { dataUrlOf, fileOf, filesRead, listed, send, upload } from '../../support/form-page';

onFieldPages();

describe('files', () => {
  const file = (name: string, size?: number, type = 'image/png', claimed = type) => {
    const made = fileOf(name, type, claimed);
    return size ? Object.defineProperty(made, 'size', { value: size }) : made;
  };
  const own = files('/test/field', { types: ['image/*'], max: 2 });
  const limit = 15 * 1024 * 1024;
  const shownNames = () =>
    [...rendered.querySelectorAll('li > span + span > span:first-child')].map(
      (one) => one.textContent,
    );
  const refusals = () =>
    [...rendered.querySelectorAll('[role=alert] li')].map((one) => one.textContent);

  it('are none at first, then shown by name with a remove button [UI-07]', async () => {
    openField(own);
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    upload([file('kuva.png')]);
    expect(screen.getByText('kuva.png')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Poista: kuva.png' }));
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: /^Kenttä/ }));
    // Who does not see the list hears which one went.
    await waitFor(() => expect(screen.getByText('Tiedosto poistettu: kuva.png')).toBeTruthy());
  });

  it('are chosen by a button alone: the browser’s own control is neither read nor reached [UI-07]', () => {
    openField(own);
    const input = rendered.querySelector<HTMLInputElement>('input[type=file]');
    expect(input?.hidden).toBe(true);
    const press = vi.spyOn(input as HTMLInputElement, 'click');
    fireEvent.click(screen.getByRole('button', { name: /^Kenttä/ }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('of a type that a system names in its own way are known by their content [FORM-12]', async () => {
    openField(files('/test/field', { types: ['image/png'], max: 3 }));
    upload(
      ['image/x-png', 'image/pjpeg', ''].map((type) => file(`${type}.png`, 0, 'image/png', type)),
    );
    await filesRead();
    expect(refusals()).toEqual([]);
    expect(screen.getAllByRole('button', { name: /^Poista: / })).toHaveLength(3);
  });

  it('are missing where they are required [FORM-06]', () => {
    openField(own);
    send();
    expect(listed()).toEqual(['Kenttä']);
  });

  it('that are refused are listed, a line each with its reason [FORM-12, FORM-13, FORM-14]', async () => {
    openField(own);
    upload([
      file('a.heic', 4, 'text/plain'),
      file('suuri.jpg', limit),
      file('1.png', limit - 1),
      file('2.png', 2_000),
      ...[3, 4, 5, 6, 7].map((at) => file(`${at}.png`, 1_000 * at)),
    ]);
    // The place of a refused file is for the next.
    await filesRead();
    expect(refusals()).toEqual([
      'suuri.jpg: Tiedosto liian suuri (> 15MB)',
      'a.heic: TXT ei käy. Tähän voi lisätä: kuvat.',
      '3.png, 4.png, 5.png + 2: Tiedostoja ei voi lisätä enempää',
    ]);
    expect(shownNames()).toEqual(['1.png', '2.png']);
  });

  it('are accepted once: the same one again is refused by name [FORM-14]', async () => {
    openField(own);
    const photo = file('kuva.png');
    upload([photo]);
    await filesRead();
    upload([photo, file('toinen.png')]);
    await filesRead();
    expect(refusals()).toEqual(['kuva.png: Tiedosto on jo lisätty.']);
    expect(screen.getAllByRole('button', { name: /^Poista: / })).toHaveLength(2);
  });

  it('that are refused are reported in English by its own words [FORM-14]', async () => {
    openField(own, 'en');
    upload(['1.png', '2.png', '3.png'].map((name) => file(name)));
    expect((await screen.findByText('Cannot add more files')).closest('[role=alert]')).toBeTruthy();
  });

  it('that cannot be read are reported, and are not in the list [FORM-14]', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    openField(own, 'en');
    upload([file('a.png')]);
    expect(await screen.findByText('File data could not be read')).toBeTruthy();
    expect(screen.getByText('No files chosen')).toBeTruthy();
  });

  const zone = () => screen.getByRole('button', { name: /^Kenttä/ });
  describe.each<[string, (files: File[]) => unknown]>([
    ['chosen', upload],
    ['dropped', (files) => fireEvent.drop(zone(), { dataTransfer: { files } })],
    ['pasted', (files) => fireEvent.paste(zone(), { clipboardData: { files } })],
  ])('that are %s', (_, give) => {
    it('and are empty, or unreadable sooner or later, leave no place behind [FORM-14]', async () => {
      openField(own);
      const unreadable = (name: string, after = 0) => {
        const made = file(name);
        const { slice } = made;
        let reads = 0;
        made.slice = (...part) => {
          if (reads++ >= after) throw new DOMException('gone', 'NotFoundError');
          return slice.apply(made, part);
        };
        return made;
      };
      give([
        new File([], 'tyhja.png', { type: 'image/png' }),
        ...[unreadable('pois.png'), unreadable('poissa.png'), unreadable('katoaa.png', 1)],
        file('a.png'),
      ]);
      await waitFor(() =>
        expect(refusals().map((one) => one?.split(':')[0])).toEqual([
          'tyhja.png',
          'pois.png',
          'poissa.png',
          'katoaa.png',
        ]),
      );
      await filesRead();
      expect(shownNames()).toEqual(['a.png']);
    });

    it('twice before the page shows the first are counted together [FORM-14]', async () => {
      openField(own);
      act(() => {
        give([file('1.png')]);
        give([file('2.png'), file('3.png')]);
      });
      await waitFor(() => expect(refusals()).toEqual(['3.png: Tiedostoja ei voi lisätä enempää']));
      await filesRead();
      expect(shownNames()).toEqual(['1.png', '2.png']);
    });
  });

  it('that are removed while they are read stay away, and another has their place [FORM-14]', async () => {
    const readers: FileReader[] = [];
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function wait(
      this: FileReader,
    ) {
      readers.push(this);
    });
    openField(files('/test/field', { types: ['image/*'], max: 1 }));
    upload([file('a.png')]);
    await waitFor(() => expect(readers).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Poista: a.png' }));
    upload([file('b.png')]);
    await waitFor(() => expect(readers).toHaveLength(2));
    await act(async () => {
      for (const reader of readers.reverse()) {
        Object.defineProperty(reader, 'result', { value: dataUrlOf() });
        reader.onload?.(new ProgressEvent('load') as ProgressEvent<FileReader>);
      }
    });
    await filesRead();
    expect(shownNames()).toEqual(['b.png']);
    expect(refusals()).toEqual([]);
    await waitFor(() => expect(screen.getByText('Tiedosto lisätty: b.png')).toBeTruthy());
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('that are read while their visitor becomes known are kept, all', async () => {
    openField(own);
    upload([file('a.png'), file('b.png')]);
    act(() => pageStore.set(visitAtom, { email: 'aino@example.fi' }));
    await filesRead();
    expect(shownNames()).toEqual(['a.png', 'b.png']);
  });

  it('chosen while others are being read are added, and the form waits for all [FORM-15]', async () => {
    const readers: FileReader[] = [];
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function wait(
      this: FileReader,
    ) {
      readers.push(this);
    });
    const finish = (reader: FileReader | undefined) => {
      Object.defineProperty(reader, 'result', { value: dataUrlOf() });
      reader?.onload?.(new ProgressEvent('load') as ProgressEvent<FileReader>);
    };
    openField(own);
    upload([file('a.png')]);
    upload([file('b.png')]);
    await waitFor(() => expect(readers).toHaveLength(2));
    await act(async () => finish(readers[1]));
    send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(/Tiedostoja luetaan vielä/)).toBeTruthy();
    expect(asksOnLeave()).toBe(true);
    await act(async () => finish(readers[0]));
    expect(asksOnLeave()).toBe(false);
    send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [, files] = sent.mock.lastCall as [object, { Name: string; Data: Blob }[]];
    expect(files.map(({ Name }) => Name)).toEqual(['a.png', 'b.png']);
    expect(await files[1]?.Data.text()).toBe(dataUrlOf());
  });

  it('that two drops bring one after the other are kept, both [FORM-14, UI-07]', async () => {
    openField(own);
    const zone = screen.getByRole('button', { name: /Valitse tiedosto/ });
    const over = createEvent.dragOver(zone);
    fireEvent(zone, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(zone, { dataTransfer: { files: [file('a.png')] } });
    fireEvent.drop(zone, { dataTransfer: { files: [file('b.png')] } });
    await filesRead();
    expect(shownNames()).toEqual(['a.png', 'b.png']);
  });

  const docx = 'PK\x03\x04\x14\0\x06\0word/document.xml';
  it.each([
    ['text called a picture', 'Hei', 'TXT ei käy. Tähän voi lisätä: kuvat.'],
    ['a document called a picture', '%PDF-1.4', 'PDF ei käy. Tähän voi lisätä: kuvat.'],
    ['a letter called a picture', docx, 'Word (DOCX) ei käy. Tähän voi lisätä: kuvat.'],
    ['a drawing with scripts', '<svg/>', 'SVG ei käy. Tähän voi lisätä: kuvat.'],
    ['unknown', '\x01\x02', 'Tiedostotyyppiä ei tunnisteta. Tähän voi lisätä: kuvat.'],
    [
      'nothing at all, as of a file in a cloud',
      '',
      'Tiedosto on tyhjä. Jos se on pilvipalvelussa, lataa se ensin laitteelle.',
    ],
  ])(
    'whose content is %s are refused, and told what they are [FORM-12]',
    async (_, content, why) => {
      openField(own);
      upload([new File([content], 'a.png', { type: 'image/png' })]);
      await waitFor(() => expect(refusals()).toEqual([`a.png: ${why}`]));
      expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    },
  );

  it('are sent as the type of their content, whatever their name [FORM-12, FORM-15]', async () => {
    openField(own);
    upload([fileOf('a.png', 'image/jpeg', 'image/png'), fileOf('b', 'image/webp', '')]);
    await filesRead();
    expect(refusals()).toEqual([]);
    send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [, files] = sent.mock.lastCall as [object, { Data: Blob }[]];
    expect(await Promise.all(files.map(({ Data }) => Data.text()))).toEqual([
      dataUrlOf('image/jpeg'),
      dataUrlOf('image/webp'),
    ]);
  });

  it.each(['image/jpg', 'image/pjpeg', '', 'application/octet-stream', 'text/plain'])(
    'are accepted by their content, even if the system calls them "%s" [FORM-12]',
    async (claimed) => {
      openField(files('/test/field', { types: ['image/jpeg', 'image/png'] }));
      upload([fileOf('IMG_1', 'image/jpeg', claimed)]);
      await filesRead();
      expect(shownNames()).toEqual(['IMG_1']);
      upload([fileOf('lasku.pdf', 'application/pdf')]);
      await waitFor(() =>
        expect(refusals()).toEqual(['lasku.pdf: PDF ei käy. Tähän voi lisätä: JPEG, PNG.']),
      );
    },
  );

  it('have names without invisible signs, and letters that are one with their accent', async () => {
    openField(own);
    upload([file('na\u0308kyma\u0308\u200e.png')]);
    await filesRead();
    expect(shownNames()).toEqual(['näkymä.png']);
  });

  it('that are folders are not taken, whatever is dropped with them', async () => {
    openField(own);
    const zone = screen.getByRole('button', { name: /Valitse tiedosto/ });
    const item = (isDirectory: boolean) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory }),
    });
    const dropped = [new File(['x'.repeat(96)], 'kuvat'), file('a.png')];
    fireEvent.drop(zone, {
      dataTransfer: { files: dropped, items: [item(true), item(false)] },
    });
    await filesRead();
    expect(refusals()).toEqual(['kuvat: Kansiota ei voi lisätä. Valitse sen tiedostot.']);
    expect(shownNames()).toEqual(['a.png']);
  });

  it('chosen once more with another date are found out by what they hold [FORM-14]', async () => {
    openField(own);
    const photo = (lastModified: number) => new File([file('a.png')], 'a.png', { lastModified });
    upload([photo(1)]);
    await filesRead();
    upload([photo(2)]);
    await waitFor(() => expect(refusals()).toEqual(['a.png: Tiedosto on jo lisätty.']));
    expect(shownNames()).toEqual(['a.png']);
  });

  it('pasted are added; a dragged text is not [UI-07]', async () => {
    openField(own);
    const zone = screen.getByRole('button', { name: /Valitse tiedosto/ });
    fireEvent.paste(zone, { clipboardData: { files: [file('image.png')] } });
    await filesRead();
    expect(shownNames()).toEqual(['image.png']);
    const over = createEvent.dragOver(zone, { dataTransfer: { types: ['text/plain'] } });
    fireEvent(zone, over);
    expect(over.defaultPrevented).toBe(true);
    expect((over as DragEvent).dataTransfer?.dropEffect).toBe('none');
  });

  it('are read part by part, with progress, and announced once', async () => {
    const whole = new Uint8Array(2_000_000);
    whole.set(Uint8Array.from(atob(dataUrlOf().split(',')[1] ?? ''), (one) => one.charCodeAt(0)));
    const shares: number[] = [];
    const seen = new MutationObserver(() => {
      const bar = rendered.querySelector<HTMLProgressElement>('li progress');
      if (bar) shares.push(Number(bar.getAttribute('value')));
    });
    seen.observe(openField(own).container, { subtree: true, childList: true, attributes: true });
    upload([new File([whole], 'iso.png', { type: 'image/png' })]);
    expect(screen.getByRole('progressbar', { name: 'Luetaan: iso.png' })).toBeTruthy();
    await filesRead();
    seen.disconnect();
    const steps = [...new Set(shares)];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(screen.getByText('1,9 MB')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Tiedosto lisätty: iso.png')).toBeTruthy());
    send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [, files] = sent.mock.lastCall as [object, { Data: Blob }[]];
    const base64 = Buffer.from(whole).toString('base64');
    expect(await files[0]?.Data.text()).toBe(`data:image/png;base64,${base64}`);
  });

  it('are requested again in words after a reload', async () => {
    const { unmount } = openField(own);
    upload([file('kuva.png')]);
    await filesRead();
    unmount();
    openField(own);
    // There is no database here.
    expect(await screen.findByText('Valitse tiedosto uudelleen tai poista se.')).toBeTruthy();
    send();
    expect(sent).not.toHaveBeenCalled();
    upload([file('kuva.png')]);
    await filesRead();
    expect(screen.queryByText('Valitse tiedosto uudelleen tai poista se.')).toBeNull();
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});
