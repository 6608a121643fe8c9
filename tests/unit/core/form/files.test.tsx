import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { files } from '../../../../src/core/form/file-kind';
import { onFieldPages, openField, sent } from '../../support/field-page';
import { listed, send, upload } from '../../support/form-page';

onFieldPages();

describe('files', () => {
  const file = (name: string, size?: number, type = 'image/png') => {
    const made = new File(['x'], name, { type });
    return size ? Object.defineProperty(made, 'size', { value: size }) : made;
  };
  const own = files('/test/field', { types: ['image/*'], max: 2 });
  const limit = 15 * 1024 * 1024;
  const refusals = () =>
    [...document.querySelectorAll('[role=alert] li')].map((one) => one.textContent);
  const read = () => waitFor(() => expect(document.querySelector('li[aria-busy]')).toBeNull());

  it('are none at first, then shown by name with a remove button [UI-07]', async () => {
    openField(own);
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
    upload([file('kuva.png')]);
    expect(screen.getByText('kuva.png')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Poista: kuva.png' }));
    expect(screen.getByText('Ei valittuja tiedostaja')).toBeTruthy();
  });

  it('are missing where they are required [FORM-06]', () => {
    openField(own);
    send();
    expect(listed()).toEqual(['Kenttä']);
  });

  it('that are refused are named, a line each with its reason [FORM-12, FORM-13, FORM-14]', async () => {
    openField(own);
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
    openField(own, 'en');
    upload(['1.png', '2.png', '3.png'].map((name) => file(name)));
    expect(screen.getByText('Cannot add more files').closest('[role=alert]')).toBeTruthy();
  });

  it('that cannot be read are told of, and do not stand in the list [FORM-14]', async () => {
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
    openField(own);
    upload([file('a.png')]);
    upload([file('b.png')]);
    await act(async () => finish(readers[1]));
    send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(/Tiedostoja luetaan vielä/)).toBeTruthy();
    await act(async () => finish(readers[0]));
    send();
    const Data = 'data:image/png;base64,eA==';
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({}, [
        { Name: 'a.png', Data },
        { Name: 'b.png', Data },
      ]),
    );
  });

  it('are asked for again in words after a reload', async () => {
    const { unmount } = openField(own);
    upload([file('kuva.png')]);
    await read();
    unmount();
    openField(own);
    expect(screen.getByText('Valitse tiedosto uudelleen tai poista se.')).toBeTruthy();
    send();
    expect(sent).not.toHaveBeenCalled();
    upload([file('kuva.png')]);
    await read();
    expect(screen.queryByText('Valitse tiedosto uudelleen tai poista se.')).toBeNull();
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});
