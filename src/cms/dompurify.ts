import type { Config, DOMPurify, UponSanitizeElementHook } from 'dompurify';
import { mendJson } from '../core/element/reading/mend-json';
import { isDataType } from '../read/data-block';
import type { TagTable } from './tag-table';

declare const __TAGS__: TagTable;
const tags = __TAGS__;

/** JSON in which nothing looks like markup, which DOMPurify would remove as an attack. */
const withoutMarks = (json: string): string =>
  json.replaceAll('<', '\\u003c').replace(/(?<=[-!\]])>/g, '\\u003e');

/** Writes JSON that the widgets can read strictly; the rest stays, and the widgets report it. */
function strict(text: string): string {
  const { value, fault } = mendJson(text);
  return withoutMarks(value !== undefined && fault ? JSON.stringify(value) : text);
}

const keepData: UponSanitizeElementHook = (node) => {
  const element = node as Element;
  if (element.localName !== 'script') return;
  const isData = isDataType(element.getAttribute('type'));
  const [text] = element.childNodes;
  if (!isData) element.remove();
  else if (text) text.nodeValue = strict(text.nodeValue ?? '');
};

/** DOMPurify's settings, without those that would replace ours. */
type Settings = Omit<Config, 'ADD_TAGS' | 'ADD_ATTR'> & {
  readonly ADD_TAGS?: readonly string[];
  readonly ADD_ATTR?: readonly string[];
};

const given =
  '<atria-counter value="1"><script type="application/json">{"a":"<p>"}</script></atria-counter><script>1</script>';
const expected =
  '<atria-counter value="1"><script type="application/json">{"a":"\\u003cp>"}</script></atria-counter>';

/**
 * A sanitiser that keeps the widgets, their attributes and their JSON, and removes every other
 * script: `const sanitize = atriaSanitizer(DOMPurify)`, then `sanitize(html)`. It uses a DOMPurify
 * of its own: it changes no hook of the page, and nobody can remove ours.
 *
 * @throws if this DOMPurify is too old to keep them (before 3.3).
 */
export function atriaSanitizer(
  factory: DOMPurify,
  { ADD_TAGS = [], ADD_ATTR = [], ...more }: Settings = {},
): (html: string) => string {
  const purifier = factory(window);
  purifier.addHook('uponSanitizeElement', keepData);
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    const isData = tags[element.localName] && /^\s*[[{]/.test(event.attrValue);
    if (isData) event.attrValue = withoutMarks(event.attrValue);
  });
  const config: Config = {
    ...more,
    ADD_TAGS: [...Object.keys(tags), 'script', ...ADD_TAGS],
    ADD_ATTR: (attribute, tag) =>
      ADD_ATTR.includes(attribute) || (tags[tag]?.split(' ').includes(attribute) ?? false),
  };
  const sanitize = (html: string) => String(purifier.sanitize(html, config));
  if (sanitize(given) !== expected) throw new Error('atriaSanitizer needs DOMPurify 3.3 or later');
  return sanitize;
}
