import { useId } from 'react';
import { styles } from './site-search.styles';

interface Props {
  readonly label: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** What kind of content is searched for, one of a few [SRCH-16]. */
export function ContentGroups({ label, groups, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <div className={styles.groups} role="radiogroup" aria-label={label}>
      {groups.map((group) => (
        <label
          key={group.id}
          className={styles.group}
          data-chosen={group.id === chosen || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={group.id === chosen}
            onChange={() => onChoose(group.id)}
          />
          <span>{group.name}</span>
        </label>
      ))}
    </div>
  );
}
