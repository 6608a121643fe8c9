/**
 * The front door: the one script a page includes. It finds `atria-*` tags, sees to it that their
 * height is reserved, starts all of their code at once, and registers them. Every byte here is
 * on every page, so it knows no React and nothing of a contract.
 */

/**
 * What the build knows of the widgets (scripts/build/tables/loader-table.ts); any other `atria-` tag is loaded by
 * its name alone. A line is a fact, a colon, and the ends of the tags for which it holds, as short as
 * no other widget's tag has them: `cards:d-grid|carousel` is a shared chunk; `!` is eager; `?` has
 * something to ask for before its code is there, see src/early.ts. A tag that is no widget's may get
 * facts too, which does no harm.
 */
declare const __WIDGETS__: string;

const { url } = import.meta;
const key = Symbol.for('atria');
const page = globalThis as unknown as Record<symbol, unknown>;
const scripts = [...document.scripts];
// Behind a redirect the tag has the address before it, and this module the one after.
const script =
  scripts.find(({ src }) => src === url) ??
  scripts.find(({ src }) => /\/atria\.js(\?|$)/.test(src));
const settings = { ...script?.dataset };
settings.editMode = location.search.includes('atria-debug') ? '' : (settings.editMode ?? 'false');
/** Whether an editor or a developer looks on: then all code loads, and problems are reported. */
const isHelped = settings.editMode !== 'false';
const known = new Set<string>();
/** The tags in view whose first paint is awaited. */
const awaited = new Set<Element>();
/** Names whose code failed to load: their tags are not awaited. */
const failed = new Set<string>();

const isNew = (address: string) => !known.has(address) && known.add(address);

const load = (path: string) => import(/* @vite-ignore */ `./${path}`);

/** Adds a link to a file to the page, unless the page has it already. */
const link = (rel: string, path: string) => {
  if (!isNew(path)) return;
  const tag = document.createElement('link');
  tag.rel = rel;
  tag.href = `${new URL(path, url)}`;
  const links = [...document.querySelectorAll('link')];
  if (!links.some(({ href }) => href === tag.href)) document.head.append(tag);
};

/** What the lines of the table say about a tag. */
const factsOf = (name: string) =>
  __WIDGETS__
    .split('\n')
    .map((line) => line.split(':') as [fact: string, ends: string])
    .filter(([, ends]) => RegExp(`(${ends})$`).test(name))
    .map(([fact]) => fact);

/** Fetches a tag's code and makes its first request; returns the path of its module. */
const fetchCode = (tag: Element) => {
  const name = tag.localName;
  const path = `widgets/${name.slice(6)}.js`;
  const files = ['atria-early.js', 'core.js', 'runtime.js', path];
  if (tag.shadowRoot) files.push('chunks/take-over.js');
  for (const fact of factsOf(name))
    if (fact === '?')
      load('atria-early.js').then(
        ({ ask }) => ask(tag),
        () => {},
      );
    else if (fact !== '!') files.push(`chunks/${fact}.js`);
  for (const file of files) link('modulepreload', file);
  return path;
};

const start = (tag: Element) => {
  const name = tag.localName;
  const path = fetchCode(tag);
  if (!isNew(name)) return;
  // Code that failed to load is requested again at the same address, with the chunks it imports,
  // where the browser does not keep failures. src/retry.ts says which browsers do, and handles the
  // rest. Even that file may fail to load. There are few addresses, in turn, since a page's import
  // map names each with its integrity (scripts/describe/integrity-snippet.ts).
  let failures = 0;
  const attempt = (): Promise<void> =>
    load(path)
      .catch(() => load(path))
      .then((chunk) => chunk.widget.register())
      .catch((error) => {
        failed.add(name);
        settle();
        return load(`atria-retry.js?${failures % 9}`).then(
          ({ offer }) => offer(name, attempt, error),
          () =>
            new Promise((done) => {
              const signal = AbortSignal.timeout(++failures * 3000);
              signal.onabort = done;
              addEventListener('online', done, { signal });
            }).then(attempt),
        );
      });
  attempt();
};

/** Resolves when all tags in view have painted. */
const ready = new Promise((done) => {
  document.addEventListener('atria-ready', done);
});

/** Starts the undefined tags below `root`: later those that are not near, or have their markup. */
const scan = (root: ParentNode) => {
  for (const tag of root.querySelectorAll(':not(:defined)')) {
    if (tag.localName.startsWith('atria-')) {
      // A tag without a box has zeros only, so it counts as in view.
      const { top, bottom } = tag.getBoundingClientRect();
      const inView = top < innerHeight && bottom >= 0;
      const isSoon =
        inView || tag.getAttribute('loading') === 'eager' || factsOf(tag.localName).includes('!');
      if (inView) awaited.add(tag);
      if (isHelped || (isSoon && !tag.shadowRoot)) start(tag);
      else
        load('atria-early.js').then(
          ({ wait }) => wait(tag, start, isSoon ? undefined : ready),
          () => start(tag),
        );
    }
  }
};

const added: MutationObserver[] = [];
/** Starts the tags below a root, now and whenever some are added. */
const watch = (root: Document | ShadowRoot) => {
  scan(root);
  settle();
  try {
    added[0] ??= new MutationObserver((records) => {
      for (const target of new Set(records.map((one) => one.addedNodes[0] && one.target)))
        if (target) scan(target as Element);
      settle();
    });
    added[0].observe(root, { childList: true, subtree: true });
  } catch {
    // A page may have replaced it: src/core/page/observers.ts reports it.
  }
};

/** Dispatches `atria-ready` once no tag is awaited any more. */
const settle = () => {
  for (const tag of awaited) if (!tag.isConnected || failed.has(tag.localName)) awaited.delete(tag);
  if (!awaited.size && isNew('ready')) document.dispatchEvent(new CustomEvent('atria-ready'));
};

if (page[key]) console.warn('atria: second', url);
else {
  page[key] = { script, settings, started: new Map() };
  // Reserves the widgets' heights. With the sheet in its head, a page has them before first paint.
  link('stylesheet', 'atria.css');
  document.addEventListener('atria-paint', (event) => {
    const tag = event.composedPath()[0] as Element;
    awaited.delete(tag);
    watch(tag.shadowRoot as ShadowRoot);
  });
  const begin = () => watch(document);
  // The help loads before the first call that may fail.
  if (isHelped) load('atria-help.js').then(begin, begin);
  else begin();
}
