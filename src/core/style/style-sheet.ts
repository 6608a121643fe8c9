/** The rules of all widgets, in order. */
const rules: string[] = [];

/** The sheets of a document. */
interface Sheets {
  readonly all: readonly CSSStyleSheet[];
  /** How many of the rules they have. */
  readonly count: number;
}

/**
 * The sheets of each document, which its shadow roots share: none is allowed in two documents. A
 * rule is parsed once for any number of widgets, and there is no `<style>` element, so that a policy
 * of `style-src 'self'` holds.
 *
 * A sheet that is adopted never changes. A rule inserted into it would compute the styles of all
 * roots again, and once a root has left the page, Firefox (153) shows new roots without that rule.
 */
const sheets = new WeakMap<Document, Sheets>();

/**
 * Lets a shadow root use the rules that are there now, in place of the sheets that a server has
 * linked, which have the rules for its markup. A change of sheets computes all styles of a root
 * again, so hydrated markup keeps its links, and any root its sheets, until it needs another rule.
 */
export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument;
  // The document of a template has no window, some DOM emulations have no constructed sheets.
  const { CSSStyleSheet: Sheet } = page.defaultView ?? {};
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return;
  let { all, count } = sheets.get(page) ?? { all: [], count: 0 };
  if (count < rules.length) {
    const sheet = new Sheet();
    sheet.replaceSync(rules.slice(count).join(''));
    all = [...all, sheet];
    count = rules.length;
    sheets.set(page, { all, count });
  }
  if (all.every((sheet) => root.adoptedStyleSheets.includes(sheet))) return;
  root.adoptedStyleSheets = [...all];
  for (const link of root.querySelectorAll('link')) link.remove();
}

/** Adds a complete CSS rule at the end. */
export function insertRule(rule: string): void {
  rules.push(rule);
}

const inserted = new Set<string>();

/** Adds the rules of a name, once; returns the name. */
export function insertRules(name: string, rules: readonly string[]): string {
  if (!inserted.has(name)) {
    inserted.add(name);
    rules.forEach(insertRule);
  }
  return name;
}
