import { Skeleton } from '../../core/ui/skeleton';
import { days } from './menu.model';
import { styles } from './week-view.styles';

/** Stands where a week will. */
export const MenuSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.nav}>
      <Skeleton width="10em" height="2.75em" />
    </div>
    <div className={styles.days}>
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
  </div>
);
