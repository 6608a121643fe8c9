/** Whether this engine has constructed style sheets (some DOM emulations have not). */
const hasConstructedSheets = (): boolean =>
  typeof document !== 'undefined' &&
  'adoptedStyleSheets' in document &&
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype;

/**
 * The one sheet that every shadow root adopts. A rule is parsed once a page for any number of
 * widgets, and there is no `<style>` element, so that a policy of `style-src 'self'` holds.
 */
const sheet = hasConstructedSheets() ? new CSSStyleSheet() : undefined;

/**
 * Lets a shadow root use the one sheet of all widgets, in place of those that a server has linked,
 * which have the rules for its markup. A change of sheets computes all styles of a root again, so
 * hydrated markup keeps its links until it needs another rule.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet || root.adoptedStyleSheets[0] === sheet) return;
  root.adoptedStyleSheets = [sheet];
  for (const link of root.querySelectorAll('link')) link.remove();
}

/** Adds a complete CSS rule at the end. */
export function insertRule(rule: string): void {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length);
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
