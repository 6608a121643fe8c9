import type { Field } from '../form/field';

/** A file of a form. One without data is still being read, or must be chosen again. */
export interface FormFile {
  readonly Name: string;
  /** Its data URL: a Blob in a page, which so need not hold a text of 20 MB; '' is none. */
  readonly Data: string | Blob;
  /** The file as it is sent, for its picture. */
  readonly file?: File | undefined;
  /** The file that the visitor chose. */
  readonly chosen?: File | undefined;
  /** Where it is kept for a reload, see `kept-files.ts`. */
  readonly id?: string | undefined;
  /** Whether only its name is known, from a draft. */
  readonly again?: boolean | undefined;
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
 * Whether a MIME type is one of the given ones; `image/*` is any image [FORM-12] except a drawing
 * that may hold scripts, which would run for those who open a stranger's file.
 */
export const isOfType = (given: string, types: readonly string[]): boolean =>
  types.some((type) =>
    type.endsWith('/*')
      ? given.startsWith(type.slice(0, -1)) && given !== 'image/svg+xml'
      : given === type,
  );
