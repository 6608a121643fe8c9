import { css } from '../style/css';
import { focusRing, media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  zone: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
    minBlockSize: rem(5),
    padding: `${token('space-3')} ${token('space-4')}`,
    border: `2px dashed ${token('color-border-strong')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface-muted'),
    cursor: 'pointer',
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid])': { borderColor: token('color-danger') },
    strong: { color: token('color-link'), textDecoration: 'underline' },
  }),
  /** A finger cannot drop files. */
  drop: css({ '@media (hover: none), (pointer: coarse)': { display: 'none' } }),
  over: css({ borderColor: token('color-primary'), background: token('color-surface') }),
};
