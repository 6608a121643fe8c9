import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Writes one attribute as a program does.
 *
 * @param name its name, in small letters
 * @param value its value, decoded
 * @returns `name="value"`, escaped, without a blank before it
 */
type Serialiser = (name: string, value: string) => string;

const quoted = (name: string, escaped: string): string => `${name}="${escaped}"`;

const basic: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
};

/** A text with all characters of a pattern replaced. */
const replaced = (text: string, pattern: RegExp, by: (sign: string) => string): string =>
  text.replace(pattern, (sign) => by(sign));

/** `innerHTML` by the HTML standard before 2025: Chromium before 138, Firefox and Safari of that time. */
const chromiumBefore2025: Serialiser = (name, value) =>
  quoted(
    name,
    replaced(value, /[&"\u00a0]/g, (sign) => basic[sign] ?? '&nbsp;'),
  );

/** `innerHTML` by the HTML standard since 2025. */
const chromium: Serialiser = (name, value) =>
  quoted(
    name,
    replaced(value, /[&"<>\u00a0]/g, (sign) => basic[sign] ?? '&nbsp;'),
  );

/** The names that TinyMCE knows, by their characters: those of HTML 4, from its own table. */
function tableOfTinymce(): ReadonlyMap<string, string> {
  const file = createRequire(import.meta.url).resolve('tinymce/tinymce.js');
  const [, table = ''] =
    /buildEntitiesLookup\(('50,nbsp[^)]*), 32\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const pairs = table.replaceAll(/['+\s]/g, '').matchAll(/(\w+),(\w+)/g);
  return new Map(
    [...pairs].map(([, code = '', name = '']) => [
      String.fromCharCode(Number.parseInt(code, 32)),
      `&${name};`,
    ]),
  );
}

/** Named references by their characters, without `&lt;` and its like. */
export const html4Names = tableOfTinymce();

const ofTinymce =
  (names: ReadonlyMap<string, string>): Serialiser =>
  (name, value) =>
    quoted(
      name,
      replaced(value, /[&<>"`\u007e-\ud7ff\ue000-\uffef]/g, (sign) =>
        sign === '`' ? '&#96;' : (basic[sign] ?? names.get(sign) ?? sign),
      ),
    );

const decimal = (sign: string): string => `&#${sign.codePointAt(0)};`;
const hexadecimal = (sign: string): string =>
  `&#x${sign.codePointAt(0)?.toString(16).toUpperCase()};`;

/** Between single quotation marks if there are double ones alone in it, as libxml2 does. */
function quotedByPhp(name: string, value: string, foreign: (sign: string) => string): string {
  const escaped = replaced(value, /[&<>]|[^\0-\u007f]/gu, (sign) => basic[sign] ?? foreign(sign));
  if (escaped.includes('"') && !escaped.includes("'")) return `${name}='${escaped}'`;
  return quoted(name, escaped.replaceAll('"', '&quot;'));
}

/** The signs that libxml2 writes as `%20` in an address. */
const notInAddress = /[\0- "$[\\\]^`{|}\u007f]/gu;
const percent = (sign: string): string =>
  [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
const isAddress = (name: string): boolean => /^(href|src|action)$/.test(name);

/**
 * PHP's `saveHTML`, which encodes addresses (`href`, `src`, `action`) as well: not the value of the
 * attribute comes back, but the same address.
 */
const ofPhp =
  (foreign: (sign: string) => string, isUtf8: boolean): Serialiser =>
  (name, value) => {
    if (!isAddress(name)) return quotedByPhp(name, value, foreign);
    const address = replaced(value, notInAddress, percent);
    const all = isUtf8 ? replaced(address, /[^\0-\u007f]/gu, percent) : address;
    return quotedByPhp(name, all, foreign);
  };

/** .NET's `HtmlEncoder.Default`, as Razor and Umbraco write values. */
const dotNet: Serialiser = (name, value) =>
  quoted(
    name,
    replaced(
      value,
      /[&<>"'+\0-\u001f\u007f]|[^\0-\u007f]/gu,
      (sign) => basic[sign] ?? hexadecimal(sign),
    ),
  );

/** An `&` that a reader could take for a reference; others need no escape. */
const ambiguous = /&(?=[a-z\d#])/gi;
const byHand = (value: string): string => value.replaceAll(ambiguous, '&amp;');

/** As people write: only what has to be escaped is, between double quotation marks. */
const handDouble: Serialiser = (name, value) =>
  quoted(name, byHand(value).replaceAll('"', '&quot;'));

/** The same between single quotation marks, as for JSON. */
const handSingle: Serialiser = (name, value) =>
  `${name}='${byHand(value).replaceAll("'", '&#39;')}'`;

/** Without quotation marks where HTML allows that, and the name alone for an empty value. */
const handBare: Serialiser = (name, value) => {
  if (value === '') return name;
  return /[\s"'=<>`]/.test(value) ? handSingle(name, value) : `${name}=${byHand(value)}`;
};

/**
 * How the programs that save an editor's page write an attribute. Each one can be read back by an
 * HTML parser to the same value, except: addresses by PHP (above); line ends other than `\n`;
 * U+0080 to U+009F by their numbers (PHP, .NET), which HTML gives to other characters; and U+2329
 * and U+232A by their names (TinyMCE, PHP), for the same reason.
 * After a `handBare` comes a blank or `>`, not `/>`, which would be part of its value.
 */
export const serialisers = {
  chromiumBefore2025,
  chromium,
  /** TinyMCE's default, `entity_encoding: 'named'`. */
  tinymceNamed: ofTinymce(html4Names),
  tinymceRaw: ofTinymce(new Map()),
  /** Its `HtmlDataProcessor`, with General HTML Support or our plugin: the browser's `innerHTML`. */
  ckeditor5: chromium,
  /** `saveHTML($node)` of a document with no encoding. */
  phpWithoutEncoding: ofPhp(hexadecimal, false),
  /** `saveHTML()` of a document in UTF-8 with no `<meta charset>`. */
  phpNamed: ofPhp((sign) => html4Names.get(sign) ?? decimal(sign), true),
  /** `saveHTML($node)` of a document in UTF-8. */
  phpUtf8: ofPhp((sign) => sign, true),
  dotNet,
  handDouble,
  handSingle,
  handBare,
} satisfies Readonly<Record<string, Serialiser>>;
