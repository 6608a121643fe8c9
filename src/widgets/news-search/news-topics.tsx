import type { FacetCategory, FacetTag, NewsHit } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { FacetDropdowns } from '../../core/search/facet-dropdowns';
import { dropdownItems, selectedTags } from '../../core/search/facets';
import type { Search } from '../../core/search/use-search';
import { Dropdown } from '../../core/ui/dropdown';
import { topicsOf, withCategory, withSubCategory } from './news-search.model';
import { styles } from './news-search.styles';
import { texts } from './news-search.texts';

/** The category and, once one with sub-categories is chosen, its sub-category [SRCH-34]. */
export function NewsTopics({ search }: { readonly search: Search<NewsHit> }) {
  const t = useTexts(texts);
  const { facets, query, change, toggle } = search;
  const chosen = query.facetTags;
  const selected = [...chosen, ...selectedTags(...facets)];
  const { categories, category, subCategories, subCategory, others } = topicsOf(facets, selected);
  return (
    <>
      {categories && (
        <OneOf
          facet={categories}
          all={t('/news-search/all-topics')}
          tag={category}
          onChange={(ids) => change({ facetTags: withCategory(facets, chosen, ids) })}
        />
      )}
      {category && subCategories && (
        <OneOf
          key={category.id}
          facet={subCategories}
          all={t('/news-search/all-subtopics')}
          tag={subCategory}
          onChange={(ids) =>
            change({ facetTags: withSubCategory(facets, chosen, category.id, ids) })
          }
        />
      )}
      <FacetDropdowns categories={others} onToggle={toggle} />
    </>
  );
}

interface OneOfProps {
  readonly facet: FacetCategory;
  /** The text of the option for none of the tags. */
  readonly all: string;
  readonly tag: FacetTag | undefined;
  /** Called with the id of the tag, or with none. */
  readonly onChange: (ids: readonly number[]) => void;
}

/** No tag has this id. */
const none = -1;

/** A dropdown to choose one tag of a facet category, or all. */
function OneOf({ facet, all, tag, onChange }: OneOfProps) {
  const items = dropdownItems(facet);
  const chosen = tag?.id ?? none;
  if (items.length === 0) return null;
  return (
    <Dropdown
      label={facet.name || all}
      items={[{ id: none, label: all }, ...items]}
      selected={[chosen]}
      // The chosen option changes nothing, and so keeps the news further down.
      onChange={(id) => id === chosen || onChange(id === none ? [] : [id])}
      className={styles.topic}
    />
  );
}
