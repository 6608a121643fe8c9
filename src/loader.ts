/**
 * The front door: the one script a page includes. It finds `atria-*` tags, reserves their height,
 * starts their code and their first request all at once, and registers them. Every byte here is
 * on every page, so it knows no React and nothing of a contract.
 */

/**
 * The widgets as the build writes them down (scripts/loader-table.ts): one a line, its fields apart
 * by commas. Heights and requests hold from a window width on: `44@768 96`, the widest first.
 */
declare const __WIDGETS__: string;
/** A hash of all the widgets' code: their files end in it. */
declare const __RELEASE__: string;
/** The shared chunks; a widget has an index into them a character, to base 36. */
declare const __SHARED__: string[];

type Row = [
  name: string,
  shared: string,
  heights?: string,
  /** Templates of the first GET: path and parameters, whose holes `{page-id}` are attributes. */
  requests?: string,
  eager?: string,
];

const widgets = new Map(
  __WIDGETS__.split('\n').map((line) => {
    const row = line.split(',') as Row;
    return [`atria-${row[0]}`, row];
  }),
);
const shared = __SHARED__;
const { url } = import.meta;
const key = Symbol.for('atria');
const page = globalThis as unknown as Record<symbol, unknown>;
const script = [...document.scripts].find(({ src }) => src === url);
const settings = { ...script?.dataset };
if (location.search.includes('atria-debug')) settings.editMode = '';
/** Whether an editor or a developer looks at the page: all is loaded, and what is wrong is told. */
const isHelped = (settings.editMode ?? 'false') !== 'false';
const started = new Map<string, Promise<Response>>();
const known = new Set<string>();
/** The tags in view whose first paint is awaited. */
const awaited = new Set<Element>();
let ready = 0;

const isNew = (address: string) => !known.has(address) && known.add(address);

const load = (path: string) => import(/* @vite-ignore */ `${new URL(path, url)}`);

function preload(path: string) {
  if (isNew(path))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: new URL(path, url),
      }),
    );
}

/** What holds at each window width of a field, the widest first. */
const byWidth = (field = ''): [value: string, from: number][] =>
  field
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [value = '', from = 0] = one.split('@');
      return [value, +from];
    });

/** Starts the widget's first request; the API client takes the answer over by its address. */
function request(tag: Element, template: string) {
  const filled = template.replace(/[?&](\w+)=\{(.+?)\}/g, (_, name: string, source: string) => {
    const value =
      tag.getAttribute(source) ||
      script?.getAttribute(`data-${source}`) ||
      (source === 'language' && (/^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fi'));
    return value ? `&${name}=${encodeURIComponent(value)}` : '';
  });
  const address = new URL(
    (settings.apiBase ?? '') + filled.replace(/^([^?&]*)&/, '$1?'),
    document.baseURI,
  ).href;
  if (isNew(address)) {
    const answer = fetch(address);
    answer.catch(() => {});
    started.set(address, answer);
  }
}

function start(tag: Element, [, indexes, , requests]: Row) {
  const name = tag.localName;
  const first = byWidth(requests).find(([, from]) => innerWidth >= from);
  if (first) request(tag, first[0]);
  if (!isNew(name)) return;
  const path = `widgets/${name}-${__RELEASE__}.js`;
  preload(path);
  for (const index of indexes) preload(`chunks/${shared[parseInt(index, 36)]}.js`);
  load(path)
    // A failed address stays failed for the page's life, so the second try has another one.
    .catch(() => load(`${path}?retry`))
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
        start(target, widgets.get(target.localName) as Row);
      }
  },
  { rootMargin: '50%' },
);

/** Starts the tags below `root` that are not defined yet, or waits until they come near. */
function scan(root: ParentNode) {
  for (const tag of root.querySelectorAll(':not(:defined)')) {
    const row = widgets.get(tag.localName);
    if (!row) continue;
    // A tag without a box has only zeros, and so counts as in view.
    const { top, bottom } = tag.getBoundingClientRect();
    const inView = top < innerHeight && bottom >= 0;
    if (!ready && inView) awaited.add(tag);
    if (inView || isHelped || row[4] || tag.getAttribute('loading') === 'eager') start(tag, row);
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
  page[key] = { settings, started };
  const sheet = new CSSStyleSheet();
  for (const [name, [, , heights]] of widgets)
    for (const [height, from] of byWidth(heights))
      sheet.insertRule(
        `@media(min-width:${from}px){${name}:not(:state(ready)){display:block;min-height:${height}px}}`,
      );
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('atria-paint', (event) => {
    const tag = event.composedPath()[0] as Element;
    if (tag.shadowRoot) watch(tag.shadowRoot);
    painted(tag);
  });
  watch(document);
  if (isHelped) load('atria-help.js');
  if (!awaited.size) painted(document.body);
}
