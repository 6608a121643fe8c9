import type { TagTable } from '../../../src/cms/tag-table';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import type { Contract } from '../../../src/core/element/contract';
import { attributeName } from '../../../src/core/element/reading/attribute-text';

/** The platform's attributes of every element that editors use. */
const platform = ['id', 'class', 'slot', 'hidden', 'lang'];

/** Every tag with the attributes that an editor may use. */
export const tagTable = (contracts: readonly Contract[]): TagTable =>
  Object.fromEntries(
    contracts.map(({ name, attributes }) => {
      const own = Object.keys({ ...attributes, ...commonAttributes }).map(attributeName);
      return [`atria-${name}`, [...own, ...platform].join(' ')];
    }),
  );

/**
 * The same as data for any sanitiser. The script is the JSON child: only with this type, which no
 * browser runs.
 */
export const allowList = (tags: TagTable) => ({
  tags: Object.fromEntries(
    Object.entries(tags).map(([tag, attributes]) => [tag, attributes.split(' ')]),
  ),
  script: { type: 'application/json' },
});
