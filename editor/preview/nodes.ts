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

const policies = new WeakMap<Document, TrustedTypePolicyLike>();
interface TrustedTypePolicyLike {
  createScript(text: string): string;
}
interface TrustingWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustedTypePolicyLike): TrustedTypePolicyLike;
  };
}

/** A data block. Pages that demand trusted types demand them of data, too, which never run. */
function dataBlock(page: Document, text: string): Element {
  const { trustedTypes } = (page.defaultView ?? {}) as TrustingWindow;
  const rules = { createScript: (data: string) => data };
  const policy =
    policies.get(page) ?? trustedTypes?.createPolicy('atria-editor-data', rules) ?? rules;
  policies.set(page, policy);
  const block = page.createElement('script');
  block.type = 'application/json';
  block.textContent = policy.createScript(text);
  return block;
}

/**
 * The nodes of a snippet that the catalogue has written, made one by one: no text ever becomes
 * markup, and no script but a data block is made.
 */
export function nodesOf(page: Document, html: string): DocumentFragment {
  const made = page.createDocumentFragment();
  const open: { readonly name: string; readonly node: ParentNode }[] = [{ name: '', node: made }];
  let script = '';
  for (const { kind, name, attributes, from, to, isSelfClosed } of htmlTokens(html)) {
    const parent = open.at(-1)?.node ?? made;
    const text = html.slice(from, to);
    if (kind === 'text') {
      if (script === 'application/json') parent.append(dataBlock(page, text));
      if (!script) parent.append(unescaped(text));
      continue;
    }
    if (name === 'script') {
      const type = attributes.find((one) => one.name === 'type')?.value ?? '';
      script = kind === 'start' ? type || 'text/javascript' : '';
      continue;
    }
    if (kind === 'end') {
      const at = open.map((one) => one.name).lastIndexOf(name);
      if (at > 0) open.length = at;
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

/** What a tag was made of. */
export interface Made {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: string;
}

export const madeOf = (tag: Element): Made => ({
  tag: tag.localName,
  attributes: new Map([...tag.attributes].map(({ name, value }) => [name, value])),
  inside: tag.innerHTML,
});

/** Makes a tag what another is, by what it was made of: it goes on where only values differ. */
export function syncTag(tag: Element, before: Made, wanted: Element): void {
  const { attributes, inside } = madeOf(wanted);
  for (const name of before.attributes.keys()) if (!attributes.has(name)) tag.removeAttribute(name);
  for (const [name, value] of attributes)
    if (before.attributes.get(name) !== value) tag.setAttribute(name, value);
  if (before.inside !== inside) tag.replaceChildren(...wanted.childNodes);
}
