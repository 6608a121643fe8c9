/** Whether this engine has constructed style sheets (some DOM emulations have not). */
const hasConstructedSheets = (): boolean =>
  typeof document !== 'undefined' &&
  'adoptedStyleSheets' in document &&
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype;

/**
 * The one sheet that every shadow root adopts: a rule is parsed once a page however many widgets
 * there are, and no `<style>` element is made, so that a policy of `style-src 'self'` holds.
 */
const sheet = hasConstructedSheets() ? new CSSStyleSheet() : undefined;

/**
 * Lets a shadow root use the one sheet of all widgets, in place of those that a server has linked:
 * these have the rules of what a server renders. To change sheets makes all styles of a root again,
 * so markup that is taken over keeps its links until it needs another rule.
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
    // A browser that does not know a selector or at-rule skips the rule, as it would in a file.
  }
}

const inserted = new Set<string>();

/** Adds the rules of a name, once. Returns the name. */
export function insertRules(name: string, rules: readonly string[]): string {
  if (!inserted.has(name)) {
    inserted.add(name);
    rules.forEach(insertRule);
  }
  return name;
}
