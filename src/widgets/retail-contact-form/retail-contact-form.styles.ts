import { css } from '../../core/style/css';
import { centred, filled } from '../../core/style/layout';
import { focusRing, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  toggle: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    maxInlineSize: rem(26),
    padding: rem(0.25),
    borderRadius: token('radius-button'),
    background: token('color-surface-muted'),
    border: `1px solid ${token('color-border')}`,
    label: {
      ...centred,
      minBlockSize: rem(2.75),
      paddingInline: token('space-3'),
      borderRadius: token('radius-button'),
      fontWeight: token('font-weight-bold'),
      textAlign: 'center',
      cursor: 'pointer',
      transition: `background-color ${token('duration-fast')}`,
      '&[data-chosen]': filled('primary'),
      '&:has(:focus-visible)': focusRing,
    },
  }),
  tabs: css({ display: 'flex', borderBlockEnd: `1px solid ${token('color-border-strong')}` }),
  tab: css({
    minBlockSize: rem(3),
    paddingInline: token('space-4'),
    boxShadow: 'inset 0 -4px transparent',
    fontWeight: token('font-weight-bold'),
    letterSpacing: '0.03em',
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&[aria-selected=true]': {
      boxShadow: `inset 0 -4px ${token('color-primary')}`,
      color: token('color-link'),
    },
  }),
};
