import { safeUrl } from '../../read/link';
import { blocks, plainBlocks } from './rich-text.model';

/** The elements of rich text; none of them runs code, loads a document or leaves its place. */
export const elements = [
  ...[...blocks, 'br', 'thead', 'tbody', 'tfoot', 'th', 'td', 'img', 'a', 'span', 'font'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'abbr'],
  ...['cite', 'code', 'kbd', 'q', 'time', 'wbr'],
];

/** The elements that a sanitiser keeps; `fitting` decides about the rest. */
export const readable = [...elements, ...plainBlocks, 'strike'];

/**
 * Elements that are removed with their content. Any other element, such as one of a content system,
 * is replaced by its content.
 */
export const dropped = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'head', 'title'],
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
  ...['svg', 'math', 'form', 'button', 'select', 'textarea', 'datalist', 'xmp', 'plaintext'],
];

/** Their allowed attributes. */
export const attributes = [
  ...['href', 'target', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'datetime', 'open'],
];

/**
 * HTML without inline styles and handlers. A sanitiser removes them anyway, but a strict policy
 * reports a violation in the console as soon as a browser parses them.
 */
export const withoutInline = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) =>
    // Attribute by attribute: a value may contain what looks like one.
    tag.replace(/([^\s"'/=>]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/g, (attribute, name: string) =>
      /^(style|on\w+)$/i.test(name) ? '' : attribute,
    ),
  );

/** An address that may become a link; null for any other. */
const checked = (address: string | null) => (safeUrl(address) === undefined ? null : address);

type Given = (attribute: string) => string | null;

/** The attributes of a link or a picture that change; null for one that goes. */
function changesOf(name: string, given: Given): Readonly<Record<string, string | null>> {
  if (name === 'img')
    return { src: checked(given('src')), loading: 'lazy', alt: given('alt') ?? '' };
  if (name !== 'a') return {};
  const target = given('target') === '_blank' ? '_blank' : null;
  return { href: checked(given('href')), target, rel: target && 'noopener' };
}

/** The element with the same meaning and its own line; '' if only the content stays. */
function writtenAs(name: string): string {
  if (plainBlocks.includes(name)) return 'div';
  if (name === 'strike') return 's';
  return elements.includes(name) ? name : '';
}

/** The level of a heading; NaN for any other element. */
const levelOf = (name: string): number => Number(/^h([1-6])$/.exec(name)?.[1]);

/**
 * Decides what becomes of the elements of clean markup in its place: unknown ones are replaced by
 * their content, links are safe, pictures load lazily, and headings begin at the level of the place
 * and keep their steps [IMP-09, IMP-23].
 * @param names of all of them
 * @returns a function that gives an element's name, '' if only its content stays, and the
 * attributes that change
 */
export function fitting(names: readonly string[], level: number) {
  const top = Math.min(...names.map(levelOf).filter(Boolean));
  return (name: string, given: Given) => {
    const heading = levelOf(name) && `h${Math.min(levelOf(name) - top + level, 6)}`;
    return { name: heading || writtenAs(name), changes: changesOf(name, given) };
  };
}
