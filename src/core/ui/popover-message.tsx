import { type ReactNode, useEffect, useRef } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { styles } from './popover-message.styles';

export interface PopoverMessageProps {
  readonly tone: 'success' | 'error';
  readonly onClose: () => void;
  /** Closes by itself after this many milliseconds, not while it has the pointer or the focus. */
  readonly autoClose?: number;
  readonly children: ReactNode;
}

/** A message above the page that does not take the focus. */
export function PopoverMessage({ tone, onClose, autoClose, children }: PopoverMessageProps) {
  const t = useSharedTexts();
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => ref.current?.showPopover?.(), []);
  useEffect(() => {
    if (!autoClose) return;
    const tick = setInterval(() => {
      if (!ref.current?.matches(':hover, :focus-within')) close.current();
    }, autoClose);
    return () => clearInterval(tick);
  }, [autoClose]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={cx(styles.root, tone === 'error' && styles.error)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={tone === 'error' ? 'warning' : 'check'} />
      <div className={styles.text}>{children}</div>
      <IconButton icon="close" size={1} label={t('/shared/close')} onClick={onClose} />
    </div>
  );
}
