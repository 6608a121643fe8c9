import type { Field } from '../form/field';

/** A file of a form. One without data is still being read, or must be chosen again. */
export interface FormFile {
  /** Where it is stored for a reload, see `stored-files.ts`. */
  readonly id: string;
  readonly Name: string;
  /** Its data URL, in a Blob so that the page need not hold a text of 20 MB. */
  readonly Data?: Blob;
  /** The file as it is sent, for its picture. */
  readonly file?: File;
  /** The file that the visitor chose. */
  readonly chosen?: File;
  /** Whether only its name is known, from a draft. */
  readonly again?: boolean;
}
/** Whether it is still being read. */
export const isUnread = ({ Data, again }: FormFile): boolean => !Data && !again;

export interface FilesField extends Field<readonly FormFile[]> {
  readonly types: readonly string[];
  readonly max: number;
}

/** A chosen file must be smaller than this [FORM-13]. */
export const fileLimit = 15 * 1024 * 1024;

/**
 * Whether a MIME type is one of the accepted ones; `image/*` is any image [FORM-12] except a drawing
 * that may hold scripts, which would run for those who open a stranger's file.
 */
export const isOfType = (type: string, accepted: readonly string[]): boolean =>
  accepted.some((one) =>
    one.endsWith('/*')
      ? type.startsWith(one.slice(0, -1)) && type !== 'image/svg+xml'
      : type === one,
  );
