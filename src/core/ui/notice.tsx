import type { ReactNode } from 'react';
import { cx } from '../style/css';
import { drawIcon, type IconName } from './icon';
import { styles } from './notice.styles';
import { RetryButton } from './retry-button';

export const toneIcons: Record<keyof typeof styles.tone, IconName> = {
  error: 'warning',
  success: 'check',
  warning: 'warning',
  info: 'info',
};

export interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  /** Called by its button "try again"; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A message in the page; an error is announced at once. */
export function Notice({ tone: kind, onRetry, isRetrying, children }: NoticeProps) {
  return (
    <div
      className={cx(styles.root, styles.tone[kind])}
      role={kind === 'error' ? 'alert' : undefined}
    >
      {drawIcon(toneIcons[kind])}
      <div className={styles.text}>{children}</div>
      {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
    </div>
  );
}
