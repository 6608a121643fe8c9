import { type Options, StyleSheet } from '@emotion/sheet';

/**
 * Emotion's sheet, writing into one constructed `CSSStyleSheet` that every shadow root adopts:
 * a rule is parsed once a page however many widgets there are, and no `<style>` element is made,
 * so that a policy of `style-src 'self'` holds.
 */
export class AdoptedSheet extends StyleSheet {
  readonly sheet = new CSSStyleSheet();

  constructor(options: Options) {
    super(options);
    // Emotion takes an empty `tags` for "nothing inserted yet"; the placeholder says otherwise.
    this.tags = [];
  }

  /** Constructed sheets cannot be server-rendered, so there is nothing to take over. */
  override hydrate(): void {}

  override insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A browser that does not know a selector or at-rule skips the rule, as it would in a file.
    }
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    this.ctr++;
  }

  override flush(): void {
    this.sheet.replaceSync('');
    this.tags = [];
    this.ctr = 0;
  }
}

/** Whether this engine has constructed style sheets (some DOM emulations have not). */
export const hasAdoptedSheets = (): boolean =>
  typeof document !== 'undefined' &&
  'adoptedStyleSheets' in document &&
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype;
