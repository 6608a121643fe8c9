import { drawIcon } from '../ui/icon';
import { styles } from './search.styles';

interface Props<Id> {
  /** The name of the group, for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly onToggle: (id: Id) => void;
  /** Whether items are loading: the line keeps its height for them. */
  readonly isAwaited: boolean;
}

/** Facet tags or product groups as toggle buttons [SRCH-24, SRCH-30]. */
export function FacetToggles<Id extends string | number>(props: Props<Id>) {
  const { label, items, chosen, onToggle, isAwaited } = props;
  if (!isAwaited && items.length === 0) return null;
  return (
    <div className={styles.line} data-label={label}>
      {items.length > 0 && (
        <ul className={styles.row} aria-label={label}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.toggle}
                aria-pressed={chosen.includes(id)}
                onClick={() => onToggle(id)}
              >
                {chosen.includes(id) && drawIcon('check')}
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
