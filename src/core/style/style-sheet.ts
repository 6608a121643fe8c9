/** The rules of all widgets, in order. */
const rules: string[] = [];

/**
 * The one sheet of each document, which every shadow root there adopts: none is allowed in two
 * documents. A rule is parsed once for any number of widgets, and there is no `<style>` element, so
 * that a policy of `style-src 'self'` holds.
 */
const sheets = new Map<Document, CSSStyleSheet>();

/**
 * Lets a shadow root use the one sheet of all widgets, in place of those that a server has linked,
 * which have the rules for its markup. A change of sheets computes all styles of a root again, so
 * hydrated markup keeps its links until it needs another rule.
 */
export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument;
  // The document of a template has no window, some DOM emulations have no constructed sheets.
  const { CSSStyleSheet: Sheet } = page.defaultView ?? {};
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return;
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = new Sheet();
    sheet.replaceSync(rules.join(''));
    sheets.set(page, sheet);
  }
  if (root.adoptedStyleSheets[0] === sheet) return;
  root.adoptedStyleSheets = [sheet];
  for (const link of root.querySelectorAll('link')) link.remove();
}

/** Adds a complete CSS rule at the end. */
export function insertRule(rule: string): void {
  rules.push(rule);
  for (const [page, sheet] of sheets)
    try {
      // The document of a frame that is gone has no window.
      if (page.defaultView) sheet.insertRule(rule, sheet.cssRules.length);
      else sheets.delete(page);
    } catch {
      // A browser that does not know a selector or at-rule skips the rule, as in a file.
    }
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
