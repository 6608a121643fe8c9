import type { SentFile } from '../../api/form-answer';

/** Files must be smaller than this [FORM-13]. */
export const fileLimit = 15 * 1024 * 1024;

/** A file as forms send it: its name and its data URL [FORM-15]. Rejects when it cannot be read. */
export const readFile = (file: File): Promise<SentFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ Name: file.name, Data: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Whether a file is of one of the types; `image/*` is any image [FORM-12]. */
export const isOfType = (file: File, types: readonly string[]): boolean =>
  types.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
