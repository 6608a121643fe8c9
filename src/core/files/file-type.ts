import type { Field } from '../form/field';

/** A file of a form. One without data is still being read, or is to be chosen again. */
export interface FormFile {
  readonly Name: string;
  /** Its data URL: the text of a Blob in a page, which need not hold 20 MB of text, '' is none. */
  readonly Data: string | Blob;
  /** As the visitor chose it, to be looked at. */
  readonly file?: File | undefined;
  /** A draft knows its name only. */
  readonly again?: boolean | undefined;
}
export interface FilesField extends Field<readonly FormFile[]> {
  readonly types: readonly string[];
  readonly max: number;
}

/** Files must be smaller than this [FORM-13]. */
export const fileLimit = 15 * 1024 * 1024;

/** How files of a type begin, in hexadecimal digits. */
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
 * The type of a file by how it begins, whatever it is called; undefined for a type that no form
 * takes.
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
 * Whether a MIME type is one of those given; `image/*` is any image [FORM-12] but a drawing that may
 * hold scripts, which would run for whoever opens what a stranger has sent.
 */
export const isOfType = (given: string, types: readonly string[]): boolean =>
  types.some((type) =>
    type.endsWith('/*')
      ? given.startsWith(type.slice(0, -1)) && given !== 'image/svg+xml'
      : given === type,
  );
