/**
 * The markup of a widget, kept for the visit: the next page shows it at once, and the widget replaces
 * it when its code runs (decision 21). src/kept.ts loads this file. It writes no HTML and no
 * `<style>`, as strict policies and Trusted Types demand.
 */
/** A text, or an element of the namespace around it. */
type Kept = string | readonly [name: string, attributes: Attributes, children: readonly Kept[]];
type Attributes = readonly (readonly [name: string, value: string])[];

interface KeptMarkup {
  /** Release, settings and attributes that it was made of. */
  readonly mark: string;
  readonly css: string;
  readonly content: readonly Kept[];
}

/** Marks an element that shows something personal, which is not kept. */
const personal = '[data-personal]';

/** Whether an attribute belongs to this page alone, or to what the visitor does on it. */
const isOfPage = (one: Element, name: string): boolean =>
  name === 'aria-current' ||
  (name === 'href' && one.hasAttribute('hreflang')) ||
  (name === 'value' && one.localName === 'input');

function keptOf(node: Node): Kept[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || node.matches(personal)) return [];
  const attributes = [...node.attributes]
    .filter(({ name }) => !isOfPage(node, name))
    .map(({ name, value }) => [name, value] as const);
  return [[node.localName, attributes, [...node.childNodes].flatMap(keptOf)]];
}

const svg = 'http://www.w3.org/2000/svg';

function nodeOf(kept: Kept, around: string | null): Node {
  if (typeof kept === 'string') return document.createTextNode(kept);
  const [name, attributes, children] = kept;
  const namespace = name === 'svg' ? svg : around;
  const node = document.createElementNS(namespace, name) as HTMLElement | SVGElement;
  // A policy refuses the attribute, not the property.
  for (const [key, value] of attributes)
    if (key === 'style') node.style.cssText = value;
    else if (!key.startsWith('on')) node.setAttribute(key, value);
  node.append(...children.map((child) => nodeOf(child, namespace)));
  return node;
}

/** The text of the rules whose classes all occur in the markup. */
function rulesFor(rules: CSSRuleList, classes: ReadonlySet<string>): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(`${name}`));
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.split(',').some(isUsed) ? rule.cssText : '';
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
      const inner = rulesFor(rule.cssRules, classes);
      return inner && `${rule.cssText.split('{', 1)[0]}{${inner}}`;
    })
    .join('');
}

/** Whether the visitor is using it now: the next page should not show that. */
const isInUse = (root: ShadowRoot): boolean =>
  scrollY > 0 || Boolean(root.activeElement ?? root.querySelector('[aria-expanded=true], [open]'));

/** Loads the code that replaces the markup, so that it does not have to be awaited. */
const preloadTakeOver = () => void import('./take-over').catch(() => {});

const nameOf = (tag: Element): string => `atria-markup-${tag.localName}`;

/**
 * What the markup depends on: it fits a page where all of this is the same. Each release has its own
 * folder (decision 15), and the path of a page may name its language.
 */
function markOf({ attributes }: Element, across: readonly string[], made: unknown): string {
  const [language] = /^\/\w\w\//.exec(location.pathname) ?? [];
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return JSON.stringify([import.meta.url, innerWidth, language, made, given], (name, value) =>
    across.includes(name) ? undefined : value,
  );
}

/**
 * Keeps the markup of a tag, unless a visitor is using it.
 * @param across attributes and settings that may differ on the next page
 * @param made what its values depend on besides its attributes
 */
export function keepMarkup(tag: Element, across: readonly string[], made: unknown): void {
  const root = tag.shadowRoot;
  if (!root?.adoptedStyleSheets.length || isInUse(root)) return;
  const classes = new Set(
    [...root.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );
  const css = root.adoptedStyleSheets.map((one) => rulesFor(one.cssRules, classes)).join('');
  const content = [...root.children].flatMap(keptOf);
  const kept: KeptMarkup = { mark: markOf(tag, across, made), css, content };
  preloadTakeOver();
  sessionStorage.setItem(nameOf(tag), JSON.stringify(kept));
}

/**
 * Shows the markup that a tag had on the last page, if it was made of the same. Resolves once it is
 * painted; a hidden page is never painted, so it does not wait. Rejects if nothing readable is kept.
 */
export async function showMarkup(
  tag: Element,
  across: readonly string[],
  made: unknown,
): Promise<void> {
  const kept: KeptMarkup = JSON.parse(sessionStorage.getItem(nameOf(tag)) ?? '');
  // Content between the tags, or a message that the code failed to load, has precedence.
  const isShown = tag.shadowRoot || tag.firstElementChild || customElements.get(tag.localName);
  if (kept.mark !== markOf(tag, across, made) || isShown) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(kept.css);
  const nodes = kept.content.map((one) => nodeOf(one, 'http://www.w3.org/1999/xhtml'));
  const root = tag.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(...nodes);
  preloadTakeOver();
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
