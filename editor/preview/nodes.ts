import { safeUrl } from '../../src/core/page/safe-url';
import { htmlTokens, unescaped } from '../snippet/html-tokens';

/** What an editor's markup between the tags may be made of; of others only the content stays. */
const allowed =
  /^(a|abbr|b|blockquote|br|cite|dd|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|li|ol|p|s|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)$/;
const isOurs = (name: string): boolean => /^atria-[a-z-]+$/.test(name);
const isVoid = (name: string): boolean => /^(br|hr|img)$/.test(name);
const isAddress = (name: string): boolean => /^(href|src|srcset|poster)$/.test(name);

function setAttribute(element: Element, name: string, value: string): void {
  if (/^on|^style$|^srcset$|^srcdoc$/.test(name) || !/^[a-z][\w-]*$/.test(name)) return;
  if (isAddress(name) && safeUrl(value) === undefined) return;
  element.setAttribute(name, value);
}

/**
 * The nodes of a snippet that the catalogue has written, made one by one: no text ever becomes
 * markup, and no script but a data block is made.
 */
export function nodesOf(page: Document, html: string): DocumentFragment {
  const made = page.createDocumentFragment();
  const open: { readonly name: string; readonly node: ParentNode }[] = [{ name: '', node: made }];
  let isData = false;
  for (const { kind, name, attributes, from, to, isSelfClosed } of htmlTokens(html)) {
    const parent = open.at(-1)?.node ?? made;
    if (kind === 'text') {
      const text = html.slice(from, to);
      const isInScript = open.at(-1)?.name === 'script';
      if (!isInScript || isData) parent.append(isInScript ? text : unescaped(text));
      continue;
    }
    if (kind === 'end') {
      const at = open.map((one) => one.name).lastIndexOf(name);
      if (at > 0) open.length = at;
      continue;
    }
    if (name === 'script') {
      isData = attributes.some((one) => one.name === 'type' && one.value === 'application/json');
      const data = page.createElement('script');
      data.type = 'application/json';
      if (isData) parent.append(data);
      open.push({ name, node: data });
      continue;
    }
    if (!allowed.test(name) && !isOurs(name)) continue;
    const element = page.createElement(name);
    for (const one of attributes) setAttribute(element, one.name, one.value);
    parent.append(element);
    if (!isVoid(name) && !isSelfClosed) open.push({ name, node: element });
  }
  return made;
}

/** Makes a tag what another is, by what it was made of before: it goes on where only values differ. */
export function syncTag(tag: Element, before: Element, wanted: Element): void {
  for (const { name } of [...before.attributes])
    if (!wanted.hasAttribute(name)) tag.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes])
    if (before.getAttribute(name) !== value) tag.setAttribute(name, value);
  if (before.innerHTML !== wanted.innerHTML)
    tag.replaceChildren(...[...wanted.childNodes].map((node) => node.cloneNode(true)));
}
