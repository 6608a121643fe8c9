import { type FormFile, typeOfContent } from './file-type';

/** Bytes read at a time: a multiple of three, so that their base64 can be joined. */
const slice = 3 * 64 * 1024;

const asDataUrl = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });

/** A file that was read; its data has the type of its content. */
export type ReadFile = FormFile & { readonly Data: Blob };

/**
 * A file as forms send it: its name and its data URL [FORM-15]. It is read in parts into a Blob, so
 * that the page stays responsive: 15 MB at once block it noticeably, on a phone much longer.
 *
 * @param onShare called with how much has been read, from 0 to 1
 * @returns undefined if the type of its content is unknown, see `typeOfContent`
 * @throws when it cannot be read
 */
export async function readFile(
  file: File,
  onShare: (share: number) => void,
): Promise<ReadFile | undefined> {
  let type: string | undefined;
  const parts: Blob[] = [];
  for (let at = 0; at < file.size; at += slice) {
    const url = await asDataUrl(file.slice(at, at + slice));
    const base64 = url.slice(url.indexOf(',') + 1);
    if (at === 0) type = typeOfContent(base64);
    if (!type) return undefined;
    // At once: to copy everything at the end would take as long as to read it at once.
    parts.push(new Blob([base64]));
    onShare(Math.min(1, (at + slice) / file.size));
  }
  const Data = new Blob([`data:${type};base64,`, ...parts], { type: type ?? '' });
  return type ? { Name: file.name, Data, file } : undefined;
}
