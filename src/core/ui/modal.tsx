import { useEffect, useId, useRef } from 'react';
import type { Elements } from '../element/elements';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { IconButton } from './icon-button';
import { styles } from './modal.styles';
import { type DialogOptions, useDialog } from './use-dialog';

export interface ModalProps extends Omit<DialogOptions, 'open'> {
  readonly title: string;
  /** Largest width in CSS pixels [UI-08]. */
  readonly width?: 650 | 1200;
  /** Whether it fills the height of a narrow window, so that it keeps its size while it loads. */
  readonly tall?: boolean;
  readonly children: Elements;
}

/**
 * A dialog above the page [UI-08, IMP-13]. The browser keeps the focus inside and returns it to the
 * opener; the page behind does not scroll.
 */
export function Modal({ onClose, forced, title, width = 650, tall, children }: ModalProps) {
  const t = useSharedTexts();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const dialogProps = useDialog({ open: true, onClose, forced });
  // A dialog that opens by itself begins at its title, so that no phone shows its keyboard.
  useEffect(() => {
    if (forced) titleRef.current?.focus();
  }, [forced]);
  return (
    <dialog
      className={cx(styles.dialog, width === 1200 && styles.wide, tall && styles.tall)}
      aria-labelledby={titleId}
      {...dialogProps}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2
            ref={titleRef}
            id={titleId}
            tabIndex={forced ? -1 : undefined}
            className={heading.block}
          >
            {title}
          </h2>
          {!forced && <IconButton icon="close" label={t('/shared/close')} onClick={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}
