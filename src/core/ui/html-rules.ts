import { safeUrl } from '../page/safe-url';
import { blocks, plainBlocks } from './rich-text.model';

/** What rich text may consist of; nothing in it runs, loads a document or leaves its place. */
export const elements = [
  ...[...blocks, 'br', 'thead', 'tbody', 'tfoot', 'th', 'td', 'img', 'a', 'span', 'font'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'abbr'],
  ...['cite', 'code', 'kbd', 'q', 'time', 'wbr'],
];

/** What is written by another element, so that it still means the same and stands apart. */
const written = Object.fromEntries([...plainBlocks.map((one) => [one, 'div']), ['strike', 's']]);

/** What a sanitiser may leave; `fitIn` sees to the rest. */
export const readable = [...elements, ...Object.keys(written)];

/**
 * What goes with all that it holds. Of any other element that is not one of the above, as one that
 * only a content system knows, the words stay.
 */
export const dropped = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'head', 'title'],
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
  ...['svg', 'math', 'form', 'button', 'select', 'textarea', 'datalist', 'xmp', 'plaintext'],
];

/** The attributes those may have. */
export const attributes = [
  ...['href', 'target', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'datetime', 'open'],
];

/**
 * HTML without inline styles and handlers. A sanitiser takes them out anyway; a strict policy is
 * violated, and says so in the console, as soon as a browser parses them.
 */
export const withoutInline = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/[\s/"'](style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ' '),
    );

/** An attribute that names an address stays if that may become a link. */
function checkAddress(element: Element, name: 'href' | 'src'): void {
  const given = element.getAttribute(name);
  if (given !== null && safeUrl(given) === undefined) element.removeAttribute(name);
}

/** Writes what an element holds as another one, without its attributes. */
function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * Fits clean markup into its place: of unknown elements what they hold, safe links, pictures that
 * load when they come near, and headings that begin at the level the place asks for and keep their
 * steps [IMP-09, IMP-23].
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
