import { clean } from '../../read/text';
import type { Said } from '../form/field';
import type { Say } from '../form/use-form';
import { typeIn } from './file-data';
import { type FormFile, fileLimit, isOfType } from './file-type';
import { newId } from './kept-files';

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What is wrong with a chosen file, before it is read [FORM-13]. */
export function faultBefore(
  file: File,
  isFolder: boolean,
  others: readonly File[],
): Said | undefined {
  if (isFolder) return ['/form/file-folder'];
  if (file.size === 0) return ['/form/file-empty'];
  if (file.size >= fileLimit) return ['/form/file-large'];
  return others.some((one) => isSame(one, file)) ? ['/form/file-twice'] : undefined;
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
      type.endsWith('*') ? say('/form/pictures') : String(type.split('/')[1]).toUpperCase(),
    );
    const list = names.join(', ');
    return found ? ['/form/file-is', found.name, list] : ['/form/file-unknown', list];
  } catch {
    return ['/form/file-unread'];
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
