import { useState } from 'react';
import type { FilesField, FormFile } from './field';
import { fileLimit, isOfType, readFile } from './file-data';
import { useField } from './form-context';

/** A file that was not taken, and why: the key of a text. */
export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

const unread = (name: string): FormFile => ({ Name: name, Data: '' });

/**
 * The files of a field. Each stands in its value as soon as it is taken, without data until it is
 * read, so that none is lost to another and the form waits for all of them.
 */
export function useFiles(name: string, { types, max }: FilesField) {
  const field = useField<readonly FormFile[]>(name);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const refuse = (file: File, why: string) =>
    setRefused((now) => [...now, { name: file.name, why }]);

  const take = async (file: File, place: FormFile) => {
    try {
      const read = await readFile(file);
      field.set((now) => now.map((one) => (one === place ? read : one)));
    } catch {
      refuse(file, '/form/file-unread');
      field.set((now) => now.filter((one) => one !== place));
    }
  };

  const add = (chosen: readonly File[]) => {
    setRefused([]);
    // Files that are asked for again give way.
    const free = field.value.filter(({ again }) => !again).length;
    let room = max - free;
    const places: FormFile[] = [];
    for (const file of chosen) {
      if (!isOfType(file.type, types)) refuse(file, '/form/file-type');
      else if (file.size >= fileLimit) refuse(file, '/form/file-large');
      else if (room <= 0) refuse(file, '/form/files-many');
      else {
        room -= 1;
        const place = unread(file.name);
        places.push(place);
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
  return { field, refused, add, remove };
}
