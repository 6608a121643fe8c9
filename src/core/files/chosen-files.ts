import { type FileType, fileTypeOf, headSize } from '../../read/file-type';
import { clean } from '../../read/text';
import type { Said } from '../form/field';
import type { Say } from '../form/form-context';
import { type FormFile, fileLimit, isOfType } from './file-type';
import { newId } from './stored-files';

/** Bytes read at a time: a multiple of three, so that their base64 can be joined. */
const slice = 3 * 64 * 1024;

const asDataUrl = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });

/** What a file is by its content; rejects when it cannot be read. */
const typeIn = async (file: File): Promise<FileType | undefined> =>
  fileTypeOf(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));

/**
 * A file's data URL [FORM-15]. It is read in parts into a Blob, so that the page stays responsive:
 * 15 MB at once block it noticeably, on a phone much longer. Rejects when it cannot be read.
 *
 * @param onShare called with how much has been read, from 0 to 1
 */
export async function readFile(file: File, onShare: (share: number) => void): Promise<Blob> {
  const { type = '' } = (await typeIn(file)) ?? {};
  const parts: Blob[] = [];
  for (let at = 0; at < file.size; at += slice) {
    const url = await asDataUrl(file.slice(at, at + slice));
    // At once: to copy everything at the end would take as long as to read it at once.
    parts.push(new Blob([url.slice(url.indexOf(',') + 1)]));
    onShare(Math.min(1, (at + slice) / file.size));
  }
  return new Blob([`data:${type};base64,`, ...parts], { type });
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What is wrong with a chosen file, before it is read [FORM-13]. */
export function faultBefore(
  file: File,
  isFolder: boolean,
  others: readonly File[],
): Said | undefined {
  if (isFolder) return ['/files/folder'];
  if (file.size === 0) return ['/files/empty'];
  if (file.size >= fileLimit) return ['/files/large'];
  return others.some((one) => isSameFile(one, file)) ? ['/files/twice'] : undefined;
}

/** The type of a chosen file by its content, or why it is refused [FORM-12, FORM-14]. */
export async function typeOrFault(
  file: File,
  types: readonly string[],
  say: Say,
): Promise<string | Said> {
  try {
    const found = await typeIn(file);
    if (found && isOfType(found.type, types)) return found.type;
    const names = types.map((type) =>
      type.endsWith('*') ? say('/files/pictures') : String(type.split('/')[1]).toUpperCase(),
    );
    const list = names.join(', ');
    return found ? ['/files/is', found.name, list] : ['/files/unknown', list];
  } catch {
    return ['/files/unread'];
  }
}

/** Whether there is the same file with the same data: phones date a photo when it is chosen. */
export async function holds(
  files: readonly FormFile[],
  name: string,
  data: Blob,
): Promise<boolean> {
  const alike = files.flatMap(({ Name, Data }) =>
    Name === name && Data?.size === data.size ? Data : [],
  );
  const [text, ...others] = await Promise.all([data, ...alike].map((one) => one.text()));
  return others.some((one) => one === text);
}

/** Some names in a line, and how many more there are. */
export const namesOf = (files: readonly FormFile[]): string => {
  const names = files.slice(0, 3).map(({ Name }) => Name);
  return names.join(', ') + (files.length > 3 ? ` + ${files.length - 3}` : '');
};

/** The place of a chosen file in the value, until it is read. */
export const placeFor = (chosen: File): FormFile => ({
  id: newId(),
  Name: clean(chosen.name),
  chosen,
});
