import { safeUrl } from '../../read/link';
import { blocks, plainBlocks } from './rich-text.model';

/** The elements of rich text; none of them runs code, loads a document or leaves its place. */
export const elements = [
  ...[...blocks, 'br', 'thead', 'tbody', 'tfoot', 'th', 'td', 'img', 'a', 'span', 'font'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'abbr'],
  ...['cite', 'code', 'kbd', 'q', 'time', 'wbr'],
];

/** Elements that another element replaces, with the same meaning and its own line. */
const written = Object.fromEntries([...plainBlocks.map((one) => [one, 'div']), ['strike', 's']]);

/** The elements that a sanitiser keeps; `fitIn` handles the rest. */
export const readable = [...elements, ...Object.keys(written)];

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

/** Keeps an attribute with an address if that may become a link. */
function checkAddress(element: Element, name: 'href' | 'src'): void {
  const value = element.getAttribute(name);
  if (value !== null && safeUrl(value) === undefined) element.removeAttribute(name);
}

/** Moves the content of an element into another one, without attributes. */
function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * Fits clean markup into its place: unknown elements are replaced by their content, links are safe,
 * pictures load lazily, and headings begin at the level of the place and keep their steps [IMP-09,
 * IMP-23].
 */
export function fitIn(markup: ParentNode, level: number): void {
  for (const element of markup.querySelectorAll('*')) {
    const name = written[element.localName];
    if (name) rename(element, name);
    else if (!elements.includes(element.localName)) element.replaceWith(...element.childNodes);
  }
  for (const link of markup.querySelectorAll('a')) {
    checkAddress(link, 'href');
    if (link.target !== '_blank') link.removeAttribute('target');
    else link.rel = 'noopener';
  }
  for (const picture of markup.querySelectorAll('img')) {
    checkAddress(picture, 'src');
    picture.loading = 'lazy';
    picture.alt = picture.getAttribute('alt') ?? '';
  }
  const headings = [...markup.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element) => Number(heading.localName.slice(1));
  const top = Math.min(...headings.map(levelOf));
  for (const heading of headings)
    rename(heading, `h${Math.min(levelOf(heading) - top + level, 6)}`);
}
