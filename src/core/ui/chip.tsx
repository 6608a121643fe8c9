import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { styles } from './chip.styles';
import { drawIcon } from './icon';

/** A chosen item that a press removes. */
export function Chip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const t = useSharedTexts();
  return (
    <button type="button" className={styles.root} onClick={onRemove}>
      <span className={visuallyHidden}>{`${t('/shared/remove')} `}</span>
      <span>{children}</span>
      {drawIcon('close', 0.875)}
    </button>
  );
}
