import { Skeleton } from '../../core/ui/skeleton';
import { days } from './menu.model';
import { styles } from './week-view.styles';

/** A placeholder for a week: two parts of the menu, with the space between them. */
export const MenuSkeleton = () => (
  <>
    <div className={styles.nav} aria-hidden="true">
      <Skeleton width="10em" height="2.75em" />
    </div>
    <div className={styles.days} aria-hidden="true">
      {days.map((day) => (
        <div className={styles.day} key={day}>
          <Skeleton width="60%" height="1.5em" />
          <div className={styles.cards}>
            {[1, 2].map((dish) => (
              <div className={styles.awaited} key={dish}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </>
);
