import type { FacetCategory } from '../../api/search';
import { Dropdown } from '../ui/dropdown';
import { dropdownItems, selectedTags } from './facets';
import { styles } from './search.styles';

interface Props {
  readonly categories: readonly FacetCategory[];
  readonly onToggle: (id: number) => void;
}

/** One dropdown per facet category with tags, with an option per tag [SRCH-06]. */
export function FacetDropdowns({ categories, onToggle }: Props) {
  return categories.map((category) => {
    const items = dropdownItems(category);
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
