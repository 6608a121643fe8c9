import type { MenuCard, MenuWeek } from '../../api/menu';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { days } from './menu.model';
import { texts } from './menu-builder.texts';
import { styles } from './week-view.styles';

const Dish = ({ card: { header, link, image } }: { readonly card: MenuCard }) => (
  <li className={cx(styles.card, link && styles.linked, !image && styles.plain)}>
    {image && <Picture className={styles.picture} src={image} alt="" ratio="3/2" preset="small" />}
    <Link className={styles.name} href={link}>
      {header}
    </Link>
  </li>
);

interface Props {
  readonly week: MenuWeek;
  /** The dates of its days. */
  readonly dates: readonly string[];
}

/** A week, day by day [MENU-03]. */
export function WeekView({ week, dates }: Props) {
  const t = useTexts(texts);
  return (
    <div className={styles.days}>
      {days.map((day, at) => (
        <section className={styles.day} key={day}>
          <h4 className={cx(heading.card, styles.dayName)}>
            <span>{t(`/menu/${day}`)}</span> <span className={styles.date}>{dates[at]}</span>
          </h4>
          {week[day].length === 0 ? (
            <p className={styles.none}>{t('/menu/no-dishes')}</p>
          ) : (
            <ul className={styles.cards}>
              {week[day].map((card, index) => (
                <Dish key={index} card={card} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
