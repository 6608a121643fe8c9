import { useTexts } from '../i18n/use-texts';
import { Icon } from './icon';
import { styles } from './stars.styles';
import { uiTexts } from './ui.texts';

/** Stars out of five, to look at. */
export function Stars({ value }: { value: number }) {
  const t = useTexts(uiTexts);
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={t('/ui/stars', Math.round(value * 10) / 10)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={1} filled={star <= Math.round(value)} />
      ))}
    </span>
  );
}
