import { type FileType, fileTypeOf, headSize } from '../../read/file-type';

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
export const typeIn = async (file: File): Promise<FileType | undefined> =>
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
