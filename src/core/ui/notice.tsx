import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { css, cx } from '../style/css';
import { token } from '../style/tokens';
import { Button } from './button';
import { Icon, type IconName } from './icon';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  padding: token('space-4'),
  borderRadius: token('radius-m'),
  borderInlineStart: '4px solid currentColor',
});
const text = css({ flex: '1 1 12em', color: token('color-text') });
const titleClass = css({ fontWeight: token('font-weight-bold') });
const tone = {
  error: css({ color: token('color-danger'), background: token('color-danger-surface') }),
  success: css({ color: token('color-success'), background: token('color-success-surface') }),
  warning: css({ color: token('color-warning'), background: token('color-warning-surface') }),
  info: css({ color: token('color-link'), background: token('color-surface-muted') }),
};
const icons: Record<keyof typeof tone, IconName> = {
  error: 'warning',
  success: 'check',
  warning: 'warning',
  info: 'info',
};

export interface NoticeProps {
  readonly tone: keyof typeof tone;
  readonly title?: string;
  /** Shows a button that tries again. */
  readonly onRetry?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A message in the page; an error is said at once. */
export function Notice({ tone: kind, title, onRetry, children }: NoticeProps) {
  const t = useSharedTexts();
  return (
    <div className={cx(root, tone[kind])} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className={text}>
        {title && <p className={titleClass}>{title}</p>}
        {children}
      </div>
      {onRetry && (
        <Button variant="secondary" size="s" onClick={onRetry}>
          {t('/shared/retry')}
        </Button>
      )}
    </div>
  );
}
