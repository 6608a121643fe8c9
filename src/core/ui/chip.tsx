import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { Icon } from './icon';

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minBlockSize: rem(2.25),
  paddingInline: token('space-3'),
  borderRadius: token('radius-button'),
  background: token('color-accent'),
  color: token('color-on-accent'),
  fontSize: token('font-size-s'),
  fontWeight: token('font-weight-bold'),
  [media.hover]: { '&:hover': { textDecoration: 'line-through' } },
});

/** Something chosen, which a press removes. */
export function Chip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const t = useSharedTexts();
  return (
    <button type="button" className={root} onClick={onRemove}>
      <span className={visuallyHidden}>{t('/shared/remove')} </span>
      {children}
      <Icon name="close" size={0.875} />
    </button>
  );
}
