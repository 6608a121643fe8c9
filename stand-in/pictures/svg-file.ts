import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export type Attributes = Readonly<Record<string, string>>;

/** Text, or an element that is the same in every picture, is a string. */
export type SvgNode = SvgElement | string;
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly SvgNode[];
}

/** A parsed picture file: its drawing, and the elements that it refers to by id. */
export interface SvgFile {
  readonly nodes: readonly SvgNode[];
  readonly named: ReadonlyMap<string, SvgElement>;
}

/** An element's markup; a group without effect is omitted. */
export function markupOf(tag: string, attributes: Attributes, body: string): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  if (tag === 'g' && !list.length) return body;
  return body ? `<${tag}${list.join('')}>${body}</${tag}>` : `<${tag}${list.join('')}/>`;
}

const composed = new Set(['use', 'switch', 'slot', 'defs']);
const isComposed = ([key, value]: [string, string]): boolean =>
  key === 'id' || key === 'style' || key.startsWith('data-') || /var\(|url\(#/.test(value);

/** The element, or its markup if nothing in it depends on the picture. */
function settled(element: SvgElement): SvgNode {
  const { tag, attributes, children } = element;
  const changes = composed.has(tag) || Object.entries(attributes).some(isComposed);
  return changes || children.some((child) => typeof child === 'object')
    ? element
    : markupOf(tag, attributes, children.join(''));
}

const token = /<!--[\s\S]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+|</g;
const attribute = /([\w:-]+)="([^"]*)"/g;

function attributesIn(markup: string): Attributes {
  const pairs = [...markup.matchAll(attribute)];
  return Object.fromEntries(pairs.map(([, key, value = '']) => [key, value.replace(/\s+/g, ' ')]));
}

/** Parses the markup of our picture files: elements, text and comments, nothing else of XML. */
export function parseSvg(markup: string, path: string): SvgFile {
  const wrong = (what: string) => new Error(`${path}: ${what}`);
  const named = new Map<string, SvgElement>();
  const open: { tag: string; attributes: Attributes; children: SvgNode[] }[] = [
    { tag: '', attributes: {}, children: [] },
  ];
  const close = (tag: string): void => {
    const element = open.pop();
    if (element?.tag !== tag) throw wrong(`</${tag}> closes nothing`);
    if (element.attributes.id) named.set(element.attributes.id, element);
    open.at(-1)?.children.push(open.length > 1 ? settled(element) : element);
  };
  for (const [whole, closing, tag, attributes = '', empty] of markup.matchAll(token)) {
    if (whole === '<') throw wrong('not well formed');
    if (closing && tag) close(tag);
    else if (tag) {
      open.push({ tag, attributes: attributesIn(attributes), children: [] });
      if (empty) close(tag);
    } else if (!whole.startsWith('<!--') && whole.trim()) open.at(-1)?.children.push(whole.trim());
  }
  const last = open.at(-1);
  if (open.length !== 1 || !last) throw wrong(`<${last?.tag}> is not closed`);
  const [root] = last.children;
  if (last.children.length !== 1 || typeof root !== 'object') throw wrong('not one element');
  return { nodes: root.children, named };
}

/** Noto Emoji by Google (Apache-2.0), as packed by Iconify: bodies for a box of 128 x 128. */
interface Artwork {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
let artwork: Artwork | undefined;

function artworkOf(name: string): string {
  artwork ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
  ) as Artwork;
  const icon = artwork.icons[name];
  if (!icon) throw new Error(`no artwork "${name}"`);
  return `<svg>${icon.body}</svg>`;
}

const files = new Map<string, SvgFile>();

/** A picture file by its path in this folder, or `noto:` and a name; read and parsed once. */
export function svgFile(path: string): SvgFile {
  const known = files.get(path);
  if (known) return known;
  const markup = path.startsWith('noto:')
    ? artworkOf(path.slice('noto:'.length))
    : readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  const file = parseSvg(markup, path);
  files.set(path, file);
  return file;
}
