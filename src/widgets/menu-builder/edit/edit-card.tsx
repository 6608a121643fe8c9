import { memo } from 'react';
import { useTexts } from '../../../core/i18n/use-texts';
import { IconButton } from '../../../core/ui/icon-button';
import { Link } from '../../../core/ui/link';
import { Picture } from '../../../core/ui/picture';
import { switchedOff } from '../../../core/ui/switched-off';
import { type Day, dayBeside, type KeyedCard, type Recipes, withRecipe } from '../menu.model';
import type { Action } from './actions.model';
import { styles } from './edit-day.styles';
import { texts } from './menu-editor.texts';

interface Props {
  readonly card: KeyedCard;
  readonly recipes: Recipes;
  readonly day: Day;
  readonly isLast: boolean;
  readonly act: (action: Action) => void;
}

/** A dish with its actions; its whole card except the buttons starts a drag [MENU-06]. */
export const EditCard = memo(function EditCard({ card, recipes, day, isLast, act }: Props) {
  const t = useTexts(texts);
  const { key } = card;
  const { header, link, image } = withRecipe(card, recipes);
  const parts = [
    ['before', 'chevron-left', !dayBeside(day, -1)],
    ['after', 'chevron-right', !dayBeside(day, 1)],
    ['swap', 'arrow-right', isLast],
    ['remove', 'trash', false],
  ] as const;
  return (
    <li className={styles.card} data-key={key}>
      <div className={styles.dish}>
        {image && (
          <Picture className={styles.picture} src={image} alt="" preset="thumbnail-medium" />
        )}
        {/* In a new tab, so that the edits here stay. */}
        <Link className={styles.name} href={link} target="_blank" draggable={false}>
          {header}
        </Link>
      </div>
      <div className={styles.buttons}>
        {parts.map(([does, icon, isIdle]) => (
          <IconButton
            key={does}
            className={styles.button}
            icon={icon}
            size={1}
            data-part={does}
            label={t(`/menu-editor/${does}`, header)}
            title={t(`/menu-editor/${does}`, header)}
            onClick={() => act({ does, key })}
            {...switchedOff(isIdle)}
          />
        ))}
      </div>
    </li>
  );
});
