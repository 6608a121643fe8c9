// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fileTypeOf, headSize, jpegName } from '../../../src/read/file-type';

/** The bytes of a text with a character for each, with some more. */
const bytes = (text: string, more = 64) =>
  Buffer.from(text.padEnd(text.length + more, '\0'), 'latin1');
const is = (text: string, more?: number) => fileTypeOf(bytes(text, more))?.name;

/** A box of brands, as at the beginning of HEIC, AVIF, MP4 and MOV: the main one, then others. */
const brands = (main: string, ...others: readonly string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${main}\0\0\0\0${others.join('')}`;
/** A file of a ZIP, by its name. */
const zipped = (...names: readonly string[]) =>
  names.map((name) => `PK\x03\x04\x14\0\x06\0\x08\0${'\0'.repeat(16)}${name}\0\x9d\xcb`).join('');
const bmp = (reserved: string, header: string) =>
  `BM\x36\x10\x0e\0${reserved}\x36\0\0\0${header}\0\0\0`;

describe('the type of a file is known by its content', () => {
  it.each([
    ['a camera’s JPEG', '\xff\xd8\xff\xe1\x12\x34Exif\0\0', 'JPEG'],
    ['a JPEG of WhatsApp', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'JPEG'],
    ['a JPEG of Adobe’s', '\xff\xd8\xff\xee\0\x0eAdobe', 'JPEG'],
    ['a JPEG without a header', '\xff\xd8\xff\xdb', 'JPEG'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'PNG'],
    ['a PNG that moves', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR….acTL', 'PNG'],
    ['a GIF of 1987', 'GIF87a', 'GIF'],
    ['a GIF', 'GIF89a', 'GIF'],
    ['a WebP', 'RIFF\x24\x10\0\0WEBPVP8 ', 'WebP'],
    ['an AVIF', brands('avif', 'avif', 'mif1', 'miaf'), 'AVIF'],
    ['an AVIF that moves', brands('avis', 'msf1', 'miaf'), 'AVIF'],
    ['an AVIF with a general brand', brands('mif1', 'mif1', 'avif', 'miaf'), 'AVIF'],
    ['an iPhone’s photo', brands('heic', 'mif1', 'heic'), 'HEIC'],
    [
      'an iPhone’s photo with depth',
      brands('heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'heic'),
      'HEIC',
    ],
    ['a Samsung’s photo', brands('mif1', 'mif1', 'heic'), 'HEIC'],
    ['a row of photos', brands('msf1', 'msf1', 'hevc'), 'HEIC'],
    ['a photo of ten bits', brands('heix', 'mif1', 'heix'), 'HEIC'],
    ['a TIFF of Windows', 'II*\0\x08\0\0\0', 'TIFF'],
    ['a TIFF of a Mac', 'MM\0*\0\0\0\x08', 'TIFF'],
    ['a large TIFF', 'II+\0\x08\0\0\0', 'TIFF'],
    ['a BMP', bmp('\0\0\0\0', '('), 'BMP'],
    ['a BMP with something in its reserved bytes', bmp('PAIN', '|'), 'BMP'],
    ['a JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n', 'JPEG XL'],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'PDF'],
    ['a PDF after a byte order mark', '\xef\xbb\xbf%PDF-1.4', 'PDF'],
    ['a PDF after empty lines', '\r\n\r\n%PDF-1.3', 'PDF'],
    ['a PDF after a warning of PHP', '<br />\n<b>Warning</b>: fopen()<br />\n%PDF-1.5', 'PDF'],
    ['a PDF after a printer’s commands', '\x1b%-12345X@PJL JOB\r\n%PDF-1.4', 'PDF'],
    ['a PDF at the last allowed byte', `${'x'.repeat(1019)}%PDF-1.4`, 'PDF'],
    ['a drawing of Illustrator’s, which is a PDF', '%PDF-1.6\r%\xe2\xe3', 'PDF'],
  ])('%s [FORM-12]', (_, content, name) => {
    expect(is(content)).toBe(name);
  });

  it.each([
    [
      'a Word document',
      zipped('[Content_Types].xml', '_rels/.rels', 'word/document.xml'),
      'Word (DOCX)',
    ],
    ['an Excel sheet', zipped('[Content_Types].xml', 'xl/workbook.xml'), 'Excel (XLSX)'],
    ['slides', zipped('[Content_Types].xml', 'ppt/presentation.xml'), 'PowerPoint (PPTX)'],
    [
      'a document of LibreOffice',
      zipped('mimetypeapplication/vnd.oasis.opendocument.text'),
      'OpenDocument',
    ],
    ['a ZIP, and what Pages writes', zipped('Index/Document.iwa'), 'ZIP'],
    ['an empty ZIP', 'PK\x05\x06', 'ZIP'],
    ['an old document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Word, Excel (DOC, XLS)'],
    ['a RAR', 'Rar!\x1a\x07\x01\0', 'RAR'],
    ['a 7z', '7z\xbc\xaf\x27\x1c', '7z'],
    ['a video of an iPhone', brands('qt  ', 'qt  '), 'MOV (video)'],
    ['a video of an old camera', '\0\0\0\x08wide\0\x10mdat', 'MOV (video)'],
    ['a video of Android', brands('mp42', 'isom', 'mp42'), 'MP4 (video)'],
    ['a video of WhatsApp', brands('isom', 'isom', '3gp4'), 'MP4 (video)'],
    ['a voice memo', brands('M4A ', 'M4A ', 'isom'), 'M4A (audio)'],
    ['a video of a browser', '\x1aE\xdf\xa3', 'WebM (video)'],
    ['an old video', 'RIFF\x24\x10\0\0AVI LIST', 'AVI (video)'],
    ['a program', 'MZ\x90\0\x03\0\0\0', 'EXE'],
    ['a rich text', '{\\rtf1\\ansi', 'RTF'],
    ['a page', '<!DOCTYPE html>\n<html lang="fi"><svg>', 'HTML'],
    ['an old page', '<HTML><BODY>', 'HTML'],
    ['a page that calls itself a PDF', '<html><body>%PDF-1.4', 'HTML'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
    ['a drawing of Inkscape’s', '<?xml version="1.0"?>\n<!-- Inkscape -->\n<svg\n', 'SVG'],
    ['a drawing after a byte order mark', '\xef\xbb\xbf\n<svg>', 'SVG'],
  ])('%s, which no form takes', (_, content, name) => {
    expect(is(content)).toBe(name);
  });

  it.each([
    ['a text', 'BMW on hieno auto, MZ on moottoripy\xc3\xb6r\xc3\xa4.', 'TXT'],
    ['a text of Notepad', '\xff\xfeH\0e\0i\0', 'TXT'],
    ['a text about TIFF', 'II* on alku', 'TXT'],
    ['a text that is no PDF any more', `${'x'.repeat(1020)}%PDF-1.4`, 'TXT'],
    ['nothing', '', undefined],
    ['something', '\x01\x02\x03\x04', undefined],
  ])('%s is not taken for something else', (_, content, name) => {
    expect(is(content, 0)).toBe(name);
  });

  it('a whole beginning of any bytes', () => {
    const noise = Uint8Array.from({ length: headSize }, (_, at) => (at * 7919) % 256);
    expect(fileTypeOf(noise)).toBeUndefined();
  });
});

it.each([
  ['kuva.png', 'kuva.jpg'],
  ['Näyttökuva 2026-11-28 kello 9.41.02.PNG', 'Näyttökuva 2026-11-28 kello 9.41.02.jpg'],
  ['IMG_0001.JPG', 'IMG_0001.JPG'],
  ['kuva.jpeg', 'kuva.jpeg'],
  ['lataus.jfif', 'lataus.jfif'],
  ['IMG_0002.HEIC', 'IMG_0002.HEIC.jpg'],
  ['kuva', 'kuva.jpg'],
  ['', '.jpg'],
])('"%s" that became a JPEG is called "%s" [FORM-13]', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg);
});
