/**
 * The front door: the one script a page includes. It finds `atria-*` tags, reserves their height,
 * starts their code and their first request all at once, and registers them. Every byte here is
 * on every page, so it knows no React and nothing of a contract.
 */

/**
 * The widgets as the build writes them down and checks (scripts/loader-table.ts): one a line, its
 * fields apart by commas. Heights and requests hold from a window width on: `44@768 96`, the widest
 * first.
 */
declare const __WIDGETS__: string;
/** A hash of all the widgets' code: their files end in it. */
declare const __RELEASE__: string;
/** The shared chunks, apart by spaces; a widget has an index into them a character, to base 36. */
declare const __SHARED__: string;

type Row = [
  name: string,
  shared: string,
  heights?: string,
  /** The first GET: path and parameters, each with the name of the attribute that has its value. */
  requests?: string,
  eager?: string,
];

const widgets = new Map(
  __WIDGETS__.split('\n').map((line) => {
    const row = line.split(',') as Row;
    return [`atria-${row[0]}`, row];
  }),
);
const { url } = import.meta;
const key = Symbol.for('atria');
const page = globalThis as unknown as Record<symbol, unknown>;
const script = [...document.scripts].find(({ src }) => src === url);
const settings = { ...script?.dataset };
settings.editMode = location.search.includes('atria-debug') ? '' : (settings.editMode ?? 'false');
/** Whether an editor or a developer looks at the page: all is loaded, and what is wrong is told. */
const isHelped = settings.editMode !== 'false';
const started = new Map<string, Promise<Response>>();
const known = new Set<string>();
/** The tags in view whose first paint is awaited. */
const awaited = new Set<Element>();
let ready = 0;
/** How often not even the help for missing code could be had. */
let turn = 0;

const isNew = (address: string) => !known.has(address) && known.add(address);

const load = (path: string) => import(/* @vite-ignore */ `./${path}`);

const preload = (path: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `${new URL(path, url)}`;
  if (isNew(path)) document.head.append(link);
};

/** What holds at each window width of a field, the widest first. */
const byWidth = (field = '') =>
  field.split(' ').map((one) => one.split('@') as [value: string, from?: string]);

/**
 * Starts the widget's first request; the API client takes the answer over by its address. It runs
 * on when its tag goes: where a framework puts the tag back, or another has it, it is taken over.
 */
const request = (tag: Element, template: string) => {
  const address = new URL((settings.apiBase ?? '') + template, document.baseURI);
  for (const [name, source] of [...address.searchParams]) {
    const value =
      tag.getAttribute(source) ||
      script?.getAttribute(`data-${source}`) ||
      (source === 'language' && (location.pathname.split('/')[1] === 'en' ? 'en' : 'fi'));
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  if (isNew(address.href)) {
    const answer = fetch(address.href);
    answer.catch(() => {});
    started.set(address.href, answer);
  }
};

const start = (tag: Element) => {
  const name = tag.localName;
  const [, indexes, , requests] = widgets.get(name) as Row;
  const first = byWidth(requests).find(([, from = 0]) => innerWidth >= +from);
  if (first?.[0]) request(tag, first[0]);
  if (!isNew(name)) return;
  const path = `widgets/${name}-${__RELEASE__}.js`;
  preload(path);
  for (const index of indexes) preload(`chunks/${__SHARED__.split(' ')[parseInt(index, 36)]}.js`);
  // What has failed is had again at the same address, and with it the chunks it imports, where the
  // browser does not keep failures; src/retry.ts says which do, and has the rest of the care.
  const attempt = (): Promise<void> =>
    load(path)
      .catch(() => load(path))
      .then((chunk) => chunk.widget.register())
      .catch((error) => {
        settle(name);
        load(`atria-retry.js?${turn}`).then(
          ({ offer }) => offer(name, attempt, error),
          () =>
            new Promise((done) => {
              setTimeout(done, ++turn * 3000);
              addEventListener('online', done);
            }).then(attempt),
        );
      });
  attempt();
};

const near = new IntersectionObserver(
  (entries) => {
    // Left observed: to start what has started does nothing.
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target);
  },
  { rootMargin: '50%' },
);

/** Starts the tags below `root` that are not defined yet, or waits until they come near. */
const scan = (root: ParentNode) => {
  for (const tag of root.querySelectorAll(':not(:defined)')) {
    const row = widgets.get(tag.localName);
    if (row) {
      // A tag without a box has only zeros, and so counts as in view.
      const { top, bottom } = tag.getBoundingClientRect();
      const inView = top < innerHeight && bottom >= 0;
      if (!ready && inView) awaited.add(tag);
      if (row[4] || inView || isHelped || tag.getAttribute('loading') === 'eager') start(tag);
      else near.observe(tag);
    }
  }
};

const added = new MutationObserver((records) => {
  for (const target of new Set(records.map((one) => one.addedNodes[0] && one.target)))
    if (target) scan(target as Element);
  settle();
});
const watch = (root: Document | ShadowRoot) => {
  scan(root);
  added.observe(root, { childList: true, subtree: true });
};

/** Says `atria-ready` once no tag is awaited any more; `name` is of a widget that cannot be had. */
const settle = (name?: string) => {
  for (const tag of awaited) if (!tag.isConnected || tag.localName === name) awaited.delete(tag);
  if (!awaited.size && !ready++) document.dispatchEvent(new Event('atria-ready'));
};

if (page[key]) console.warn('atria: second', url);
else {
  page[key] = { settings, started };
  const sheet = new CSSStyleSheet();
  for (const [name, [, , heights]] of widgets)
    for (const [height, from = 0] of byWidth(heights))
      if (height)
        sheet.insertRule(
          `@media(min-width:${from}px){${name}:not(:state(ready)){display:block;min-height:${height}px}}`,
        );
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('atria-paint', (event) => {
    const tag = event.composedPath()[0] as Element;
    watch(tag.shadowRoot as ShadowRoot);
    awaited.delete(tag);
    settle();
  });
  watch(document);
  if (isHelped) load('atria-help.js');
  settle();
}
