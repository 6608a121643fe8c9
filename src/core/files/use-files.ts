import { useRef, useState } from 'react';
import { useWidget } from '../element/widget-context';
import { useField } from '../form/form-context';
import { readFile } from './file-data';
import { type FilesField, type FormFile, fileLimit, isOfType } from './file-type';

/** A refused file, and the reason: the key of a text. */
export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The files of a field. Each is in the value as soon as it is accepted, without data until it is
 * read, so that none is lost to another and the form waits for all of them.
 */
export function useFiles(name: string, { types, max, empty }: FilesField) {
  const { announce } = useWidget();
  const field = useField<readonly FormFile[]>(name);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** How much of each has been read, from 0 to 1. */
  const [shares, setShares] = useState<ReadonlyMap<FormFile, number>>(new Map());
  const refuse = (file: File, why: string) =>
    setRefused((now) => [...now, { name: file.name, why }]);
  const here = useRef(field.value);
  here.current = field.value;

  const take = async (file: File, place: FormFile) => {
    // A file that was removed meanwhile is ignored.
    const isHere = () => here.current.includes(place);
    const drop = (why: string) => {
      if (!isHere()) return;
      refuse(file, why);
      field.set((now) => now.filter((one) => one !== place));
    };
    try {
      const read = await readFile(file, (share) =>
        setShares((now) => new Map([...now, [place, share]])),
      );
      // A name proves little: the content must also have an accepted type.
      if (!read || !isOfType(read.Data.type, types)) return drop('/form/file-type');
      if (!isHere()) return;
      field.set((now) => now.map((one) => (one === place ? read : one)));
      announce(field.say('/form/file-added', file.name));
    } catch {
      drop('/form/file-unread');
    }
  };

  const add = (chosen: readonly File[]) => {
    setRefused([]);
    // Files from a draft, to be chosen again, are replaced first.
    const free = field.value.filter(({ again }) => !again).length;
    let room = max - free;
    const places: FormFile[] = [];
    const given = field.value.flatMap(({ file }) => file ?? []);
    for (const file of chosen) {
      // Systems that do not know a type by its name leave it empty: then the content decides.
      if (file.type && !isOfType(file.type, types)) refuse(file, '/form/file-type');
      else if (file.size >= fileLimit) refuse(file, '/form/file-large');
      else if (given.some((one) => isSame(one, file))) refuse(file, '/form/file-twice');
      else if (room <= 0) refuse(file, '/form/files-many');
      else {
        room -= 1;
        const place: FormFile = { Name: file.name, Data: '', file };
        places.push(place);
        given.push(file);
        take(file, place);
      }
    }
    field.set((now) => {
      const asked = now.filter((one) => one.again && !places.some(({ Name }) => Name === one.Name));
      const here = [...now.filter(({ again }) => !again), ...places];
      return [...asked.slice(0, Math.max(0, max - here.length)), ...here];
    });
  };
  const remove = (file: FormFile) => {
    setRefused([]);
    field.set((now) => now.filter((one) => one !== file));
  };
  // A cleared form has no files, so none is refused.
  return { field, refused: field.value === empty ? [] : refused, shares, add, remove };
}
