import { memo } from 'react';
import type { MenuCard } from '../../api/menu';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import type { Action } from './actions.model';
import { AddDish } from './add-dish';
import { EditCard } from './edit-card';
import { styles } from './edit-day.styles';
import type { Day, KeyedCard } from './menu.model';
import { texts } from './menu-builder.texts';
import { styles as week } from './week-view.styles';

interface Props {
  readonly day: Day;
  readonly cards: readonly KeyedCard[];
  readonly recipes: Readonly<Record<string, MenuCard>>;
  /** The recipes are on their way: what is added now might be one. */
  readonly isWaiting: boolean;
  readonly act: (action: Action) => void;
  /** A dragged card would come to stand here. */
  readonly isTarget: boolean;
}

/** A day of the edited week: its cards, and the field that adds one. */
export const EditDay = memo(function EditDay(props: Props) {
  const { day, cards, recipes, isWaiting, act, isTarget } = props;
  const t = useTexts(texts);
  const name = t(`/menu/${day}`);
  return (
    <section data-day={day} className={cx(week.day, styles.root, isTarget && styles.target)}>
      <h4 tabIndex={-1} className={cx(heading.card, week.dayName, styles.heading)}>
        {name}
      </h4>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <EditCard
            key={card.key}
            card={card}
            day={day}
            isLast={index === cards.length - 1}
            act={act}
          />
        ))}
      </ul>
      <AddDish
        day={name}
        recipes={recipes}
        isWaiting={isWaiting}
        onAdd={(dish) => act({ does: 'add', day, name: dish })}
      />
    </section>
  );
});
