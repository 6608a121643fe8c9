import { useEffect, useRef, useState } from 'react';
import { clean } from '../../read/text';
import { useWidget } from '../element/widget-context';
import type { Said } from '../form/field';
import { type Say, useField, useFormState } from '../form/form-context';
import { translate } from '../i18n/translate';
import { askOnLeave } from '../page/ask-on-leave';
import { faultBefore, holds, namesOf, placeFor, readFile, typeOrFault } from './chosen-files';
import { type FilesField, type FormFile, isUnread } from './file-type';
import { controlTexts } from './files-control.texts';
import { shrink } from './shrink';
import { storedFile, storeFile, sweepFiles } from './stored-files';

/** Refused files, by their names, and the reason. */
export interface RefusedFile {
  readonly name: string;
  readonly why: Said;
}

/** A browser without a database works all the same. */
const sweep = () => void sweepFiles().catch(() => {});

/** The value of a field of files, in which each has its place, and the files that are refused. */
function usePlaces(name: string) {
  const { announce, language, settings } = useWidget();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const field = useField<readonly FormFile[]>(name, refused.length > 0 && 'refused');
  const say: Say = (key, ...values) =>
    key in controlTexts
      ? translate(controlTexts, language, key, values, settings.translations)
      : field.say(key, ...values);
  /** How much of each has been read, by its id, from 0 to 1. */
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const { view } = useFormState();
  /** The files at this moment: a file may be read before a render has shown it. */
  const here = () => view().values[name] as readonly FormFile[];
  const isHere = ({ id }: FormFile) => here().some((one) => one.id === id);
  const refuse = (name: string, ...why: Said) => setRefused((now) => [...now, { name, why }]);
  const change = ({ id }: FormFile, next: Partial<FormFile>) =>
    field.set((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const remove = ({ id }: FormFile) => field.set((now) => now.filter((one) => one.id !== id));
  /** Reads a file into its place; one that was removed meanwhile is ignored. */
  const read = async (place: FormFile, file: File) => {
    const drop = (why: string) => {
      if (!isHere(place)) return;
      refuse(place.Name, why);
      remove(place);
    };
    const Name = clean(file.name);
    try {
      const Data = await readFile(file, (share) =>
        setShares((now) => new Map([...now, [place.id, share]])),
      );
      const others = here().filter(({ id }) => id !== place.id);
      if (await holds(others, Name, Data)) return drop('/files/twice');
      if (!isHere(place)) return;
      change(place, { Name, Data, file });
      announce(say('/files/added', Name));
    } catch {
      drop('/files/unread');
    }
  };
  return { field, here, say, announce, refused, setRefused, shares, refuse, change, remove, read };
}

/** Brings back the files of a draft, and deletes those that no draft names any more. */
function useStoredFiles({ field, change, read }: ReturnType<typeof usePlaces>) {
  const asked = useRef(new Set<unknown>());
  const restore = async (place: FormFile) => {
    asked.current.add(place.id);
    const file = await storedFile(place.id).catch(() => undefined);
    if (file) await read(place, file);
    else change(place, { again: true });
  };
  useEffect(() => {
    for (const place of field.value)
      if (isUnread(place) && !place.chosen && !asked.current.has(place.id)) restore(place);
  });
  const isReading = field.value.some(isUnread);
  useEffect(() => (isReading ? askOnLeave() : undefined), [isReading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the draft may name fewer.
  useEffect(() => {
    sweep();
    return sweep;
  }, [field.value.length]);
}

/**
 * The files of a field. Each is in the value as soon as it is accepted, without data until it is
 * read, so that none is lost to another and the form waits for all of them. They are kept with the
 * form's draft.
 */
export function useFiles(name: string, { types, max, empty }: FilesField) {
  const places = usePlaces(name);
  const { field, here, say, announce, refused, setRefused, shares, refuse, remove, read } = places;
  useStoredFiles(places);
  // A phone has the memory for one picture at a time.
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const take = async (place: FormFile, chosen: File, type: string) => {
    const made = before.current.then(() => shrink(chosen, type));
    before.current = made;
    const file = await made;
    storeFile(place.id, file).then(sweep, () => {});
    await read(place, file);
  };
  /** @param isFolder whether what was dropped at a place is a folder */
  const add = async (chosen: readonly File[], isFolder = (_at: number) => false) => {
    setRefused([]);
    const attached = here().flatMap((one) => one.chosen ?? []);
    const fine = chosen.filter((file, at) => {
      const why = faultBefore(file, isFolder(at), attached);
      if (why) refuse(file.name, ...why);
      else attached.push(file);
      return !why;
    });
    // Files from a draft, to be chosen again, are replaced first.
    const room = Math.max(0, max - here().filter(({ again }) => !again).length);
    const put = (more: readonly FormFile[]) =>
      field.set((now) => {
        const names = more.map(({ Name }) => Name);
        const asked = now.filter((one) => one.again && !names.includes(one.Name));
        const all = [...now.filter(({ again }) => !again), ...more];
        return [...asked.slice(0, Math.max(0, max - all.length)), ...all];
      });
    const all = fine.map(placeFor);
    const first = all.slice(0, room);
    put(first);
    const found = await Promise.all(fine.map((file) => typeOrFault(file, types, say)));
    const fit = all.filter((_, at) => typeof found[at] === 'string');
    const taken = fit.slice(0, room);
    for (const place of first) if (!taken.includes(place)) remove(place);
    // In the places of refused ones.
    put(taken.filter((place) => !first.includes(place)));
    fine.forEach((file, at) => {
      const [place, type] = [all[at], found[at]];
      if (typeof type === 'object') refuse(file.name, ...type);
      else if (place && type && taken.includes(place)) take(place, file, type);
    });
    const over = fit.slice(room);
    if (over.length > 0) refuse(namesOf(over), '/files/many');
  };
  const giveUp = (file: FormFile) => {
    setRefused([]);
    remove(file);
    announce(say('/files/removed', file.Name));
  };
  // A cleared form has no files, so none is refused.
  return { field, refused: field.value === empty ? [] : refused, shares, say, add, remove: giveUp };
}
