import { memo } from 'react';
import { useTexts } from '../../../core/i18n/use-texts';
import { cx } from '../../../core/style/css';
import { heading } from '../../../core/style/heading.styles';
import type { Day, KeyedCard, Recipes } from '../menu.model';
import { texts } from '../menu-builder.texts';
import { styles as week } from '../week-view.styles';
import type { Action } from './actions.model';
import { AddDish } from './add-dish';
import { EditCard } from './edit-card';
import { styles } from './edit-day.styles';

interface Props {
  readonly day: Day;
  readonly date: string;
  readonly cards: readonly KeyedCard[];
  readonly recipes: Recipes;
  /** The text in its field. */
  readonly text: string;
  readonly act: (action: Action) => void;
  readonly type: (day: Day, text: string) => void;
  /** Whether a dragged card would be dropped here. */
  readonly isTarget: boolean;
}

/** A day of the edited week: its cards, and the field that adds one. */
export const EditDay = memo(function EditDay(props: Props) {
  const { day, date, cards, recipes, text, act, type, isTarget } = props;
  const t = useTexts(texts);
  const name = t(`/menu/${day}`);
  return (
    <section data-day={day} className={cx(week.day, styles.root, isTarget && styles.target)}>
      <h4 tabIndex={-1} className={cx(heading.card, week.dayName, styles.heading)}>
        <span>{name}</span> <span className={week.date}>{date}</span>
      </h4>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <EditCard
            key={card.key}
            card={card}
            recipes={recipes}
            day={day}
            isLast={index === cards.length - 1}
            act={act}
          />
        ))}
      </ul>
      <AddDish
        day={name}
        recipes={recipes}
        text={text}
        onType={(typed) => type(day, typed)}
        onAdd={(dish) => act({ does: 'add', day, name: dish })}
      />
    </section>
  );
});
