/**
 * The front door: the one script a page includes. It finds `atria-*` tags, reserves their height,
 * starts their code and their first request all at once, and registers them. Every byte here is
 * on every page, so it knows no React and nothing of a contract.
 */
import type { Placement } from './core/element/placement';

/** A widget as the build writes it down: hash of its file, indexes of shared chunks, placement. */
export type Entry = [hash: string, shared: number[], placement?: Placement];
declare const __SHARED__: string[];
declare const __WIDGETS__: Record<string, Entry>;

const widgets = __WIDGETS__;
const here = import.meta.url;
const key = Symbol.for('atria');
const page = globalThis as unknown as Record<symbol, unknown>;
const script = [...document.scripts].find(({ src }) => src === here);
const settings = { ...script?.dataset };
const started = new Map<string, Promise<Response>>();
const loads: Record<string, Promise<unknown>> = {};
const linked = new Set<string>();
/** The tags in view whose first paint is awaited. */
const awaited = new Set<Element>();
let ready = 0;

const nameOf = ({ localName }: Element) =>
  localName.startsWith('atria-') && Object.hasOwn(widgets, localName.slice(6))
    ? localName.slice(6)
    : undefined;
const byWidth = <T>(values: Record<number, T> = {}) =>
  Object.entries(values)
    .filter(([from]) => innerWidth >= +from)
    .pop()?.[1];

function preload(path: string) {
  if (linked.has(path)) return;
  linked.add(path);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(path, here).href;
  document.head.append(link);
}

function load(name: string) {
  if (name in loads) return;
  const [hash, shared] = widgets[name] as Entry;
  const path = `widgets/${name}-${hash}.js`;
  const get = (query = '') => import(/* @vite-ignore */ new URL(path + query, here).href);
  preload(path);
  for (const index of shared) preload(`chunks/${__SHARED__[index]}.js`);
  loads[name] = get()
    // A failed address stays failed for the page's life, so the second try has another one.
    .catch(() => get('?retry'))
    .then((chunk) => chunk.widget.register())
    .catch((error) => {
      console.error(`<atria-${name}> could not be loaded:`, error);
      for (const tag of awaited) if (nameOf(tag) === name) painted(tag);
    });
}

/** Starts the widget's first request; the API client takes the answer over by its address. */
function request(tag: Element, template?: string) {
  if (!template) return;
  const language = settings.language || (/^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fi');
  const path = template.replace(/([?&])([^?&{]+)\{([\w-]+)\}/g, (_, mark, name, hole) => {
    const camel = hole.replace(/-./g, (part: string) => part[1]?.toUpperCase());
    const value = tag.getAttribute(hole) || { language, ...settings }[camel as string];
    return value ? mark + name + encodeURIComponent(value) : mark === '?' ? '?' : '';
  });
  const url = new URL((settings.apiBase ?? '') + path.replace('?&', '?'), document.baseURI).href;
  if (started.has(url)) return;
  const answer = fetch(url);
  answer.catch(() => {});
  started.set(url, answer);
}

function start(tag: Element) {
  const name = nameOf(tag) as string;
  request(tag, byWidth(widgets[name]?.[2]?.request));
  load(name);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        start(target);
      }
  },
  { rootMargin: '50%' },
);

function found(tag: Element) {
  const name = nameOf(tag);
  if (!name || tag.matches(':defined')) return;
  const { top, bottom, width, height } = tag.getBoundingClientRect();
  const inView = top < innerHeight && bottom >= 0;
  if (!ready && inView && (width || height)) awaited.add(tag);
  if (
    inView ||
    !(width || height) ||
    widgets[name]?.[2]?.eager ||
    tag.getAttribute('loading') === 'eager'
  )
    start(tag);
  else near.observe(tag);
}

const added = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element) {
        found(node);
        scan(node);
      }
});
function scan(root: ParentNode) {
  for (const tag of root.querySelectorAll(':not(:defined)')) found(tag);
}
function watch(root: Document | ShadowRoot) {
  scan(root);
  added.observe(root, { childList: true, subtree: true });
}

function painted(tag: Element) {
  awaited.delete(tag);
  if (awaited.size || ready++) return;
  document.dispatchEvent(new Event('atria-ready'));
}

function reserve() {
  let css = '';
  for (const [name, [, , placement]] of Object.entries(widgets))
    for (const [from, height] of Object.entries(placement?.height ?? {}))
      css += `@media(min-width:${from}px){atria-${name}:not(:state(ready)){display:block;min-height:${height}px}}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

if (page[key]) console.warn(`atria: a second copy of the script, ${here}, stops here.`);
else {
  page[key] = { settings, started };
  reserve();
  document.addEventListener('atria-paint', (event) => {
    const tag = event.composedPath()[0] as Element;
    if (tag.shadowRoot) watch(tag.shadowRoot);
    painted(tag);
  });
  watch(document);
  if (!awaited.size) painted(document.body);
}
