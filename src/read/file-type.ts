// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the expressions are for bytes.

/** What a file is. */
export interface FileType {
  /** Its MIME type. */
  readonly type: string;
  /** What people call it, in any language. */
  readonly name: string;
}

/** By so many bytes of its beginning a file is recognised. */
export const headSize = 4096;

/**
 * The beginnings of files, a character for each byte; the first that matches counts. An office
 * document is a ZIP with files of certain names. A PDF may begin with other things, which its
 * readers ignore: a byte order mark, a line of a server's.
 */
const types: readonly (readonly [type: string, name: string, beginning: RegExp])[] = [
  ['image/jpeg', 'JPEG', /^\xff\xd8\xff/],
  ['image/png', 'PNG', /^\x89PNG/],
  ['image/gif', 'GIF', /^GIF8[79]a/],
  ['image/webp', 'WebP', /^RIFF.{4}WEBP/s],
  // Its brands, of which phones write the general ones first.
  ['image/avif', 'AVIF', /^.{4}ftyp(.{4}){0,12}avi[fs]/s],
  ['image/heic', 'HEIC', /^.{4}ftyp(.{4}){0,12}(m[is]f1|he[iv][cmsx])/s],
  ['image/jxl', 'JPEG XL', /^(\xff\x0a|.{4}JXL )/s],
  ['image/tiff', 'TIFF', /^(II[*+]\0|MM\0[*+])/],
  // The size of its second header; its reserved bytes may hold anything.
  ['image/bmp', 'BMP', /^BM.{12}[\x0c\x10(48@l|]\0{3}/s],
  ['video/quicktime', 'MOV (video)', /^.{4}(ftypqt|moov|mdat|wide|free|skip)/s],
  ['audio/mp4', 'M4A (audio)', /^.{4}ftypM4[AB]/s],
  ['video/mp4', 'MP4 (video)', /^.{4}ftyp/s],
  ['video/webm', 'WebM (video)', /^\x1aE\xdf\xa3/],
  ['video/avi', 'AVI (video)', /^RIFF.{4}AVI /s],
  ['application/msword', 'Word, Excel (DOC, XLS)', /^\xd0\xcf\x11\xe0/],
  ['application/docx', 'Word (DOCX)', /^PK\x03\x04.*\0word\//s],
  ['application/xlsx', 'Excel (XLSX)', /^PK\x03\x04.*\0xl\//s],
  ['application/pptx', 'PowerPoint (PPTX)', /^PK\x03\x04.*\0ppt\//s],
  ['application/odt', 'OpenDocument', /^PK\x03\x04.*mimetypeapplication\/vnd\.oasis/s],
  ['application/zip', 'ZIP', /^PK(\x03\x04|\x05\x06)/],
  ['application/rar', 'RAR', /^Rar!/],
  ['application/7z', '7z', /^7z\xbc\xaf/],
  ['application/exe', 'EXE', /^(MZ.{0,10}\0|\x7fELF|[\xce\xcf]\xfa\xed\xfe)/s],
  ['application/rtf', 'RTF', /^\{\\rtf/],
  ['text/html', 'HTML', /^(\xef\xbb\xbf)?\s*(<[?!].*)?<(html|head|body)[\s>]/is],
  ['image/svg+xml', 'SVG', /^(\xef\xbb\xbf)?\s*(<[?!].*)?<svg[\s/>]/is],
  ['application/pdf', 'PDF', /^.{0,1019}%PDF-\d/s],
  ['text/plain', 'TXT', /^(\xff\xfe|\xfe\xff|[^\0-\x08\x0e-\x1a\x1c-\x1f]+$)/],
];

/**
 * What a file is by its content, whatever its name and what the system calls it [FORM-12].
 *
 * @param head its beginning, of at most `headSize` bytes
 * @returns undefined if that is unknown, and for an empty file
 */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...head);
  const [type, name] = types.find(([, , beginning]) => beginning.test(text)) ?? [];
  return type && name ? { type, name } : undefined;
}

/** The name of a file after it was made a JPEG [FORM-13]. */
export const jpegName = (name: string): string =>
  /\.(jpe?g|jfif)$/i.test(name) ? name : `${name.replace(/\.a?png$/i, '')}.jpg`;
