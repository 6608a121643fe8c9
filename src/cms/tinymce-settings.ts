import type { TagTable } from './tag-table';

/** What `@global` allows already; TinyMCE would write an attribute twice that is named twice. */
const global = /^(id|class|lang|hidden|title|role)$/;

/**
 * TinyMCE's settings for all tags. They are blocks (`div`), as they render, and none gets a padding
 * blank. Between the tags the JSON child is allowed, and content until the first paint.
 */
export const tinymceSettings = (tags: TagTable) => ({
  custom_elements: Object.fromEntries(
    Object.entries(tags).map(([tag, attributes]) => [
      tag,
      {
        extends: 'div',
        attributes: ['@global', ...attributes.split(' ').filter((one) => !global.test(one))],
        children: ['@global', '@blocks', '@phrasing', '#text', 'script'],
        padEmpty: false,
      },
    ]),
  ),
  extended_valid_elements: 'script[type|data-atria-block]',
});
