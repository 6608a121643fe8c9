import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  rows: css({
    display: 'grid',
    gap: token('space-2'),
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: token('space-4') },
    dd: { display: 'flex', gap: token('space-2'), fontVariantNumeric: 'tabular-nums' },
  }),
  total: css({
    paddingBlockStart: token('space-3'),
    borderBlockStart: `1px solid ${token('color-border-strong')}`,
    fontSize: token('font-size-l'),
    fontWeight: token('font-weight-bold'),
  }),
  small: css({ color: token('color-text-muted'), fontSize: token('font-size-s') }),
};
