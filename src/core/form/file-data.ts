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

/** Whether a MIME type is one of those given; `image/*` is any image [FORM-12]. */
export const isOfType = (given: string, types: readonly string[]): boolean =>
  types.some((type) =>
    type.endsWith('/*') ? given.startsWith(type.slice(0, -1)) : given === type,
  );
