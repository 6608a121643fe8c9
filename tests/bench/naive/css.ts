import createEmotion, { type CSSObject, type Emotion } from '@emotion/css/create-instance';

/**
 * The usual way: every element has its own style cache, which writes the rules of its view into a
 * `<style>` of its shadow root. Replaces src/core/style/css.ts in the naive bundle.
 */
export type Style = CSSObject;

const names = createEmotion({ key: 'naive', container: document.createElement('div') });
const byClass = new Map<string, Style>();
const globals: string[] = [];
const brands = new Map<string, readonly string[]>();
/** The classes of a tag's view, known once its first element has rendered. */
const used = new Map<string, Set<string>>();

export const css = (style: Style): string => {
  const name = names.css(style);
  byClass.set(name, style);
  return name;
};
/** Rules of a brand, which every element has in its own style, too. */
export const insertRules = (name: string, rules: readonly string[]): string => {
  brands.set(name, rules);
  return name;
};
export const keyframes = (frames: Style): string => names.keyframes(frames);
export const globalCss = (rules: string): void => {
  globals.push(rules);
};
export const cx = (...given: (string | false | null | undefined)[]): string =>
  given.filter(Boolean).join(' ');

function cacheOf(root: ShadowRoot): Emotion {
  const container = document.createElement('div');
  root.append(container);
  const cache = createEmotion({ key: 'naive', container });
  for (const rules of globals) cache.injectGlobal(rules);
  return cache;
}

function classesOf(root: ShadowRoot): Set<string> {
  const found = new Set<string>();
  for (const element of root.querySelectorAll('[class]'))
    for (const name of element.classList)
      if (byClass.has(name) || brands.has(name)) found.add(name);
  return found;
}

export function adoptStyles(root: ShadowRoot): void {
  const tag = root.host.localName;
  const insert = (classes: Set<string>) => {
    const cache = cacheOf(root);
    for (const name of classes)
      if (brands.has(name)) cache.injectGlobal((brands.get(name) ?? []).join(''));
      else cache.css(byClass.get(name) ?? {});
  };
  const inserted = new Set<string>();
  // A form's controls load late, with classes that no element of its tag has used before.
  root.host.addEventListener('atria-paint', () => {
    if (!root.querySelector('form')) return;
    new MutationObserver(() => {
      const fresh = [...classesOf(root)].filter((name) => !inserted.has(name));
      for (const name of fresh) inserted.add(name);
      if (fresh.length > 0) insert(new Set(fresh));
    }).observe(root, { childList: true, subtree: true });
  });
  const known = used.get(tag);
  if (known) insert(known);
  else
    root.host.addEventListener('atria-paint', () => {
      if (!used.has(tag)) used.set(tag, classesOf(root));
      insert(used.get(tag) ?? new Set());
    });
}
