import type { Field } from '../form/field';

/** A file of a form. One without data is still being read, or must be chosen again. */
export interface FormFile {
  readonly Name: string;
  /** Its data URL: a Blob in a page, which so need not hold a text of 20 MB; '' is none. */
  readonly Data: string | Blob;
  /** The file that the visitor chose, for its picture. */
  readonly file?: File | undefined;
  /** Whether only its name is known, from a draft. */
  readonly again?: boolean | undefined;
}
export interface FilesField extends Field<readonly FormFile[]> {
  readonly types: readonly string[];
  readonly max: number;
}

/** Files must be smaller than this [FORM-13]. */
export const fileLimit = 15 * 1024 * 1024;

/** The first bytes of the files of a type, in hexadecimal digits. */
const beginnings: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^47494638/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}6674797061766966/],
  // `heic`, `heix`, `mif1` and the like, as phones write them.
  ['image/heic', /^.{8}66747970(686569|686576|6d696631|6d736631)/],
  ['image/tiff', /^(49492a00|4d4d002a)/],
  ['image/bmp', /^424d.{8}00000000/],
  ['application/pdf', /^255044462d/],
];

/**
 * The type of a file by its first bytes, whatever its name; undefined for a type that no form
 * accepts.
 *
 * @param base64 the file's beginning
 */
export function typeOfContent(base64: string): string | undefined {
  const bytes = atob(base64.slice(0, 64));
  const digits = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  const beginning = digits.join('');
  return beginnings.find(([, one]) => one.test(beginning))?.[0];
}

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
