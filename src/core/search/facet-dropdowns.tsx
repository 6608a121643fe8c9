import type { FacetCategory, FacetTag } from '../../api/search';
import { Dropdown } from '../ui/dropdown';
import { dropdownItems, selectedTags } from './facets';
import { styles } from './search.styles';

interface Props {
  readonly categories: readonly FacetCategory[];
  readonly onToggle: (id: number) => void;
  /** Tags that have buttons of their own: each is shown once. */
  readonly except?: readonly FacetTag[];
}

/** One dropdown per facet category with tags, with an option per tag [SRCH-06]. */
export function FacetDropdowns({ categories, onToggle, except = [] }: Props) {
  return categories.map((category) => {
    const items = dropdownItems(category).filter(({ id }) => except.every((tag) => tag.id !== id));
    return (
      items.length > 0 && (
        <Dropdown
          key={category.id}
          multiple
          label={category.name}
          items={items}
          selected={selectedTags(category)}
          onChange={onToggle}
          className={styles.dropdown}
        />
      )
    );
  });
}
