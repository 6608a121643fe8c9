import { dropped, elements } from '../core/ui/html-rules';
import { trustedPolicy } from '../core/ui/trusted-types';
import { isDataType, isWrapper } from '../read/data-block';
import { safeUrl } from '../read/link';

/** The elements allowed between the tags; others are replaced by their content. */
const allowed = new Set([
  ...elements,
  ...['details', 'summary', 'picture', 'source', 'video', 'audio', 'track', 'button', 'label'],
  ...['address', 'aside', 'header', 'footer', 'main', 'nav', 'del', 'ins', 'kbd', 'samp', 'var'],
  ...['col', 'colgroup', 'data', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
]);
const isOurs = (name = ''): boolean => /^atria-[a-z-]+$/.test(name);
const addresses = /^(href|src|poster|cite|background|ping|(form)?action)$/;
const harmful = /^(on.*|srcdoc|is)$/;

const blockName = 'data-atria-block';

/** Markup without anything that runs. */
export interface SafeMarkup {
  readonly html: string;
  /** Names of the removed parts: `onclick`, `<script>`. */
  readonly leftOut: readonly string[];
}

/** The body of a page with markup in it, but without a window: nothing in it runs or loads. */
export function inertPage(html: string): HTMLElement {
  const trusted = trustedPolicy('atria-inert')?.createHTML(`<body>${html}`) ?? `<body>${html}`;
  return new DOMParser().parseFromString(trusted as string, 'text/html').body;
}

/** Whether an attribute neither runs nor covers the page. */
export const isHarmless = (name: string, value: string, hasStyle = false): boolean =>
  /^[a-z][\w-]*$/.test(name) &&
  !harmful.test(name) &&
  (name !== 'style' || hasStyle) &&
  (!addresses.test(name) || value === '' || safeUrl(value) !== undefined);

class Cleaner {
  readonly leftOut = new Set<string>();
  /** @param hasBlocks whether it is a page, which may have data of its widgets anywhere */
  constructor(
    private readonly hasStyle: boolean,
    private readonly hasBlocks = false,
  ) {}

  clean(place: Element): void {
    for (const element of [...place.children]) {
      const name = element.localName;
      if (name === 'script' && this.isData(element)) continue;
      if (!allowed.has(name) && !isOurs(name)) this.leftOut.add(`<${name}>`);
      if (dropped.includes(name) && !allowed.has(name)) {
        element.remove();
        continue;
      }
      this.clean(element);
      if (allowed.has(name) || isOurs(name)) this.cleanAttributes(element);
      else element.replaceWith(...element.childNodes);
    }
  }

  /** The JSON child of a widget, which no browser runs. */
  private isData(script: Element): boolean {
    if (!isDataType(script.getAttribute('type'))) return false;
    const isBlock = this.hasBlocks && script.hasAttribute(blockName);
    if (isBlock) return script.attributes.length === 2;
    let { parentElement: place } = script;
    while (isWrapper(place?.localName)) place = place?.parentElement ?? null;
    return isOurs(place?.localName) && script.attributes.length === 1;
  }

  private cleanAttributes(element: Element): void {
    for (const { name, value } of [...element.attributes]) {
      if (isHarmless(name, value, this.hasStyle)) continue;
      element.removeAttribute(name);
      this.leftOut.add(name);
    }
  }
}

/** The number of tags that a parser would see; one that it skips may still count. */
const tagsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/** The markup inside a tag; undefined if it would extend beyond the tag in the page. */
function whole(html: string): Element | undefined {
  const [place, end, ...more] = inertPage(`<atria-x>${html}</atria-x><hr>`).childNodes;
  const isWhole = place?.nodeName === 'ATRIA-X' && end?.nodeName === 'HR' && more.length === 0;
  return isWhole && tagsIn((place as Element).innerHTML) === tagsIn(html)
    ? (place as Element)
    : undefined;
}

function mended(html: string): Element {
  const body = inertPage(html);
  const tag = body.ownerDocument.createElement('atria-x');
  tag.append(...body.childNodes);
  return tag;
}

/**
 * Markup that may be between a widget's tags: no script but the widgets' data, no handler, no
 * address that runs. Markup that is safe stays unchanged.
 */
export function safeMarkup(html: string, { hasStyle = false } = {}): SafeMarkup {
  if (!html) return { html, leftOut: [] };
  const cleaner = new Cleaner(hasStyle);
  const given = whole(html);
  const tag = given ?? mended(html);
  cleaner.clean(tag);
  const leftOut = [...cleaner.leftOut];
  return { html: given && leftOut.length === 0 ? html : tag.innerHTML, leftOut };
}

interface ScriptPolicy {
  createScript(text: string): string;
}
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}
const policies = new WeakMap<Document, ScriptPolicy>();

/** A data block. Pages that demand trusted types demand them for data, too, which never run. */
function dataBlock(page: Document, given: Element): Element {
  const { trustedTypes } = (page.defaultView ?? {}) as TrustingWindow;
  const rules = { createScript: (data: string) => data };
  const policy = policies.get(page) ?? trustedTypes?.createPolicy('atria-data', rules) ?? rules;
  policies.set(page, policy);
  const block = page.createElement('script');
  block.type = 'application/json';
  const id = given.getAttribute(blockName);
  if (id !== null) block.setAttribute(blockName, id);
  block.textContent = policy.createScript(given.textContent ?? '');
  return block;
}

/** A clean element of an inert page, as an element of another page. */
function taken(element: Element, page: Document): Element {
  const scripts = [...element.querySelectorAll('script')];
  for (const script of scripts) script.replaceWith(script.ownerDocument.createElement('template'));
  const own = page.importNode(element, true);
  for (const gap of own.querySelectorAll('template'))
    gap.replaceWith(dataBlock(page, scripts.shift() as Element));
  return own;
}

/** The tag that markup begins with, for another document: the same that `safeMarkup` would keep. */
export function safeTag(html: string, page: Document): Element | undefined {
  const place = mended(html);
  new Cleaner(false).clean(place);
  const [first] = place.children;
  return first && taken(first, page);
}

/** The content of a whole page, for another document, in an element with its data blocks. */
export function safePage(html: string, page: Document) {
  const place = mended(html);
  const cleaner = new Cleaner(false, true);
  cleaner.clean(place);
  return { body: taken(place, page), leftOut: [...cleaner.leftOut] };
}
