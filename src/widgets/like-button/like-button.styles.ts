import { css } from '../../core/style/css';
import { live, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const primary = token('color-primary');

export const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') }),
  button: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space-2'),
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    border: `2px solid ${primary}`,
    borderRadius: token('radius-button'),
    background: token('color-surface'),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
    transition: `background-color ${token('duration-fast')}, color ${token('duration-fast')}`,
    [media.hover]: {
      [`&:hover${live}`]: { background: primary, color: token('color-on-primary') },
    },
    [`&:active${live}`]: {
      background: token('color-primary-active'),
      color: token('color-on-primary'),
    },
    [media.print]: { display: 'none' },
  }),
  // Not dimmed: a like deserves to be seen.
  liked: css({
    borderColor: 'transparent',
    background: token('color-surface-muted'),
    cursor: 'default',
    [media.forcedColors]: { borderColor: 'GrayText' },
  }),
  count: css({
    paddingInlineStart: token('space-2'),
    borderInlineStart: `${token('border-width')} solid currentColor`,
    fontVariantNumeric: 'tabular-nums',
  }),
  failed: css({ color: token('color-danger'), fontSize: token('font-size-s') }),
};
