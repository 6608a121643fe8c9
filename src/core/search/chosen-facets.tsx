import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import type { Chosen } from './facets';
import { styles } from './search.styles';
import { texts } from './search.texts';

interface Props {
  readonly tags: Chosen;
  readonly onRemove: (id: string | number) => void;
  readonly onClear: () => void;
}

/** The chosen facets as chips, to remove one by one or all at once [SRCH-27, SRCH-30]. */
export function ChosenFacets({ tags, onRemove, onClear }: Props) {
  const t = useTexts(texts);
  if (tags.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.row} aria-label={t('/search/chosen-filters')}>
        {tags.map(({ id, name }) => (
          <li key={`${typeof id} ${id}`}>
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
