import type { Ref } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { IconButton } from '../../core/ui/icon-button';
import { texts } from './menu-builder.texts';
import { weekNumber } from './week-number.model';
import { styles } from './week-view.styles';

export interface WeekNavProps {
  readonly today: Date;
  /** The shown week's place in the menu, from 0. */
  readonly index: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
  /** Its heading, which gets a focus that has lost its element. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The shown week's number between the buttons for the others, which wrap around [MENU-12]. */
export function WeekNav({ today, index, count, onShow, ref }: WeekNavProps) {
  const t = useTexts(texts);
  const { announce } = useWidget();
  const nameOf = (week: number) => t('/menu/week', weekNumber(today, week));
  const turn = (step: 1 | -1) => {
    const next = (index + step + count) % count;
    onShow(next);
    announce(nameOf(next));
  };
  return (
    <div className={styles.nav}>
      {count > 1 && (
        <IconButton icon="chevron-left" label={t('/menu/previous')} onClick={() => turn(-1)} />
      )}
      <h3 ref={ref} tabIndex={-1} className={cx(heading.block, styles.week)}>
        {nameOf(index)}
      </h3>
      {count > 1 && (
        <>
          <IconButton icon="chevron-right" label={t('/menu/next')} onClick={() => turn(1)} />
          <span className={styles.count} aria-hidden="true">{`${index + 1}/${count}`}</span>
          <span className={visuallyHidden}>{t('/menu/count', index + 1, count)}</span>
        </>
      )}
    </div>
  );
}
