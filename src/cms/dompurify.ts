import type { Config, DOMPurify, UponSanitizeElementHook } from 'dompurify';
import type { TagTable } from './tag-table';

declare const __TAGS__: TagTable;
const tags = __TAGS__;

const dropScript: UponSanitizeElementHook = (node) => {
  const element = node as Element;
  if (element.localName === 'script' && element.getAttribute('type') !== 'application/json')
    element.remove();
};

/**
 * Teaches a DOMPurify the widgets: it keeps their tags, their attributes and their JSON child, and
 * still removes every other script.
 *
 * @returns the settings to sanitise with: `purifier.sanitize(html, allowAtria(purifier))`.
 */
export function allowAtria(purifier: DOMPurify): Config {
  purifier.removeHook('uponSanitizeElement', dropScript);
  purifier.addHook('uponSanitizeElement', dropScript);
  return {
    ADD_TAGS: [...Object.keys(tags), 'script'],
    ADD_ATTR: (attribute, tag) => tags[tag]?.split(' ').includes(attribute) ?? false,
  };
}
