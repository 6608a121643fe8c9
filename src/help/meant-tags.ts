import { textsIn } from './between-tags';
import type { Mistake } from './mistake';
import { nearest } from './nearest';

/**
 * Whether a tag was meant as a widget's: by its prefix or, once the page has loaded, as an unknown
 * tag whose prefix is misspelt or missing.
 *
 * @param names the widgets' tags.
 */
export function isMeant(element: Element, names: readonly string[]): boolean {
  const { localName } = element;
  if (localName.startsWith('atria-')) return true;
  const isHtml = element instanceof HTMLUnknownElement || localName.includes('-');
  const isKnown = !isHtml || customElements.get(localName);
  if (isKnown || document.readyState !== 'complete') return false;
  const [prefix = ''] = localName.split(/[-_:.]/);
  return names.includes(`atria-${localName}`) || nearest(prefix, ['atria']).length > 0;
}

/** Elements that show code to readers. */
const codeOf = 'script, style, template, noscript, textarea, code, pre';

/** Tags that the page shows as text: a rich-text editor has escaped them. */
export function printedTags(): Mistake[] {
  if (!document.body.textContent.includes('<atria-')) return [];
  return textsIn(document.body).flatMap(({ data, parentElement: element }) => {
    const [, tag] = /<(atria-[a-z-]+)/.exec(data) ?? [];
    if (!tag || !element || element.closest(codeOf)) return [];
    return [{ tag, code: 'printed', params: { tag }, element }];
  });
}
