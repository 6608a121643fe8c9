import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { styles } from './search.styles';
import { texts } from './search.texts';

interface Props<Id> {
  /** Tags, and where there are any, product groups: those have texts as ids. */
  readonly tags: readonly { readonly id: Id; readonly name: string }[];
  readonly onRemove: (id: Id) => void;
  readonly onClear: () => void;
}

/** The chosen facets as chips that can be taken away, one by one or all [SRCH-27, SRCH-30]. */
export function ChosenFacets<Id extends string | number>(props: Props<Id>) {
  const { tags, onRemove, onClear } = props;
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
