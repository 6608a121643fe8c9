import { Fragment } from 'react';
import { useWidget } from '../element/widget-context';
import { formatNumber } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { drawIcon } from './icon';
import { styles } from './stars.styles';
import { starsTexts } from './stars.texts';

/** Stars out of five, read-only. */
export function Stars({ value }: { value: number }) {
  const t = useTexts(starsTexts);
  const { language } = useWidget();
  const shown = formatNumber(value, language, 1);
  return (
    <span className={styles.root} role="img" aria-label={t('/ui/stars', shown)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Fragment key={star}>{drawIcon('star', 1, star <= Math.round(value))}</Fragment>
      ))}
    </span>
  );
}
