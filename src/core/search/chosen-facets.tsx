import type { FacetTag } from '../../api/search';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { styles } from './search.styles';
import { texts } from './search.texts';

interface Props {
  readonly tags: readonly FacetTag[];
  readonly onRemove: (id: number) => void;
  readonly onClear: () => void;
}

/** The chosen facets as chips that can be taken away, one by one or all [SRCH-27]. */
export function ChosenFacets({ tags, onRemove, onClear }: Props) {
  const t = useTexts(texts);
  if (tags.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.row} aria-label={t('/search/chosen-filters')}>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Chip onRemove={() => onRemove(id)}>{name}</Chip>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="s" onClick={onClear}>
        {t('/search/empty-filters')}
      </Button>
    </div>
  );
}
