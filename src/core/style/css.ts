import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import { StyleSheet } from '@emotion/sheet';
import { classNames } from './class-names';
import { adoptStyles, insertRule } from './style-sheet';

/** Emotion's sheet, which writes into the sheets that all shadow roots adopt. */
class AdoptedSheet extends StyleSheet {
  /** Constructed sheets cannot be server-rendered, so there is nothing to hydrate. */
  override hydrate(): void {}

  override insert(rule: string): void {
    insertRule(rule);
    // Emotion reads an empty `tags` as "nothing inserted yet"; the placeholder prevents this.
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    this.ctr++;
  }

  /** The sheet belongs to the page; rules are never removed. */
  override flush(): void {}
}

// In the built bundle css.built.ts replaces this module: the calls below run at build time
// (scripts/build/bundle/static-css) and only their rules are shipped, without emotion.
const emotion = createEmotion({ key: 'atria' });
if (typeof document !== 'undefined')
  emotion.cache.sheet = new AdoptedSheet({ key: 'atria', container: document.head });
// An edited style is a new rule, for widgets that are in the page.
import.meta.hot?.on('vite:afterUpdate', () => {
  for (const { shadowRoot } of document.querySelectorAll('*'))
    if (shadowRoot?.adoptedStyleSheets.length) adoptStyles(shadowRoot);
});

export type Style = CSSObject;

/**
 * Makes a class from a style object and returns its name. Call it at module level only: a root
 * has the rules that were there when it last adopted them, and none is ever removed. Values that
 * change at run time are CSS custom properties (`style={{ '--x': … }}`).
 */
export const css = (style: Style): string => emotion.css(style);

/** The source of a class, to describe the widgets' styles (scripts/build/brands/page-css.ts). */
export const textOf = (name: string): string => emotion.cache.registered[name] ?? '';

/** Names a set of keyframes. Call it at module level only, like `css`. */
export const keyframes = (frames: Style): string => emotion.keyframes(frames);

/** Rules without a class, for `:host` and the reset; they apply only inside the shadow roots. */
export const globalCss = (rules: string): void => emotion.injectGlobal(rules);

export const cx = classNames;
