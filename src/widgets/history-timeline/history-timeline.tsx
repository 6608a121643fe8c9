import { useEffect, useRef } from 'react';
import { BelowHeading, Heading } from '../../core/element/heading';
import { Headed } from '../../core/element/title';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { heading as headings } from '../../core/style/heading.styles';
import { Picture } from '../../core/ui/picture';
import { RichText } from '../../core/ui/rich-text';
import { safeUrl } from '../../read/link';
import type { HistoryTimelineEvents, HistoryTimelineProps } from './history-timeline.contract';
import { styles } from './history-timeline.styles';
import { texts } from './history-timeline.texts';
import { useCurrentItem } from './use-current-item';

type Item = HistoryTimelineProps['items'][number];

export function HistoryTimeline({ heading, items }: HistoryTimelineProps) {
  const emit = useEmit<HistoryTimelineEvents>();
  const list = useRef<HTMLOListElement>(null);
  const { current, goTo } = useCurrentItem(list, items.length);
  if (items.length === 0) return null;
  const choose = (index: number) => {
    goTo(index);
    emit('atria-year-chosen', { year: items[index]?.year ?? '' });
  };
  return (
    <Headed heading={heading}>
      {items.length > 1 && <Years items={items} current={current} onChoose={choose} />}
      <ol ref={list} className={styles.items}>
        {items.map((item, index) => (
          <li key={index} className={styles.item} tabIndex={-1}>
            <TimelineItem item={item} />
          </li>
        ))}
      </ol>
    </Headed>
  );
}

interface YearsProps {
  readonly items: readonly Item[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The years in a row that stays visible; it can be swiped, and keeps the current one centred. */
function Years({ items, current, onChoose }: YearsProps) {
  const t = useTexts(texts);
  const row = useRef<HTMLUListElement>(null);
  // In the middle if possible. Only the row scrolls, not the page, and as its style says.
  useEffect(() => {
    const year = row.current?.children[current];
    if (!row.current || !(year instanceof HTMLElement)) return;
    const left = year.offsetLeft - (row.current.clientWidth - year.offsetWidth) / 2;
    row.current.scrollTo({ left });
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={t('/history-timeline/years')}>
      <ul ref={row} className={styles.years}>
        {items.map(({ year }, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.year}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
            >
              {year}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TimelineItem = ({ item: { year, heading, text, image, imageAlt } }: { item: Item }) => (
  <>
    {safeUrl(image) && (
      <div className={styles.picture}>
        <Picture src={image} alt={imageAlt} ratio="4/3" preset="medium" />
      </div>
    )}
    <div className={styles.text}>
      <Heading>
        <span className={styles.bigYear}>{year}</span>
        {heading && <span className={headings.block}>{heading}</span>}
      </Heading>
      {text && (
        <BelowHeading>
          <RichText text={text} />
        </BelowHeading>
      )}
    </div>
  </>
);
