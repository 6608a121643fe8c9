/**
 * The front door: the one script a page includes. It finds `atria-*` tags, reserves their height,
 * starts their code and their first request all at once, and registers them. Every byte here is
 * on every page, so it knows no React and nothing of a contract.
 */

/** A widget as the build writes it down (scripts/loader-table.ts), by its tag. */
export type Entry = [
  hash: string,
  /** Its shared chunks: an index into the list of them a character, to base 36. */
  shared: string,
  height?: Record<number, number>,
  eager?: 1 | 0,
  /** Path and parameters of the first GET by window width; a value is an attribute or `=text`. */
  request?: Record<number, [path: string, parameters: Record<string, string>]>,
];
declare const __SHARED__: string[];
declare const __WIDGETS__: Record<string, Entry | undefined>;

const widgets = __WIDGETS__;
const shared = __SHARED__;
const { url } = import.meta;
const key = Symbol.for('atria');
const page = globalThis as unknown as Record<symbol, unknown>;
const script = [...document.scripts].find(({ src }) => src === url);
const started = new Map<string, Promise<Response>>();
const known = new Set<string>();
/** The tags in view whose first paint is awaited. */
const awaited = new Set<Element>();
let ready = 0;

const isNew = (address: string) => !known.has(address) && known.add(address);

function preload(path: string) {
  if (isNew(path))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: new URL(path, url),
      }),
    );
}

/** Starts the widget's first request; the API client takes the answer over by its address. */
function request(tag: Element, [path, parameters]: [string, Record<string, string>]) {
  const query = new URLSearchParams();
  for (const [name, source] of Object.entries(parameters)) {
    const value =
      source[0] === '='
        ? source.slice(1)
        : tag.getAttribute(source) ||
          script?.getAttribute(`data-${source}`) ||
          (source === 'language' && (/^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fi'));
    if (value) query.set(name, value);
  }
  const address = `${new URL((script?.dataset.apiBase ?? '') + path, document.baseURI)}?${query}`;
  if (isNew(address)) {
    const answer = fetch(address);
    answer.catch(() => {});
    started.set(address, answer);
  }
}

function start(tag: Element, [hash, indexes, , , requests = {}]: Entry) {
  const name = tag.localName;
  const [, first] = Object.entries(requests).findLast(([from]) => innerWidth >= +from) ?? [];
  if (first) request(tag, first);
  if (!isNew(name)) return;
  const path = `widgets/${name}-${hash}.js`;
  const get = (query: string) => import(/* @vite-ignore */ `${new URL(path + query, url)}`);
  preload(path);
  for (const index of indexes) preload(`chunks/${shared[parseInt(index, 36)]}.js`);
  get('')
    // A failed address stays failed for the page's life, so the second try has another one.
    .catch(() => get('?retry'))
    .then((chunk) => chunk.widget.register())
    .catch((error) => {
      console.error(`<${name}> did not load`, error);
      awaited.clear();
      painted(tag);
    });
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        start(target, widgets[target.localName] as Entry);
      }
  },
  { rootMargin: '50%' },
);

/** Starts the tags below `root` that are not defined yet, or waits until they come near. */
function scan(root: ParentNode) {
  for (const tag of root.querySelectorAll(':not(:defined)')) {
    const entry = widgets[tag.localName];
    if (!entry) continue;
    // A tag without a box has only zeros, and so counts as in view.
    const { top, bottom } = tag.getBoundingClientRect();
    const inView = top < innerHeight && bottom >= 0;
    if (!ready && inView) awaited.add(tag);
    if (inView || entry[3] || tag.getAttribute('loading') === 'eager') start(tag, entry);
    else near.observe(tag);
  }
}

const added = new MutationObserver((records) => {
  for (const { target } of records) scan(target as Element);
});
function watch(root: Document | ShadowRoot) {
  scan(root);
  added.observe(root, { childList: true, subtree: true });
}

function painted(tag: Element) {
  awaited.delete(tag);
  if (!awaited.size && !ready++) document.dispatchEvent(new Event('atria-ready'));
}

if (page[key]) console.warn('atria: second', url);
else {
  page[key] = { settings: { ...script?.dataset }, started };
  const sheet = new CSSStyleSheet();
  for (const [name, entry] of Object.entries(widgets))
    for (const [from, height] of Object.entries(entry?.[2] ?? {}))
      sheet.insertRule(
        `@media(min-width:${from}px){${name}:not(:state(ready)){display:block;min-height:${height}px}}`,
        sheet.cssRules.length,
      );
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('atria-paint', (event) => {
    const tag = event.composedPath()[0] as Element;
    if (tag.shadowRoot) watch(tag.shadowRoot);
    painted(tag);
  });
  watch(document);
  if (!awaited.size) painted(document.body);
}
