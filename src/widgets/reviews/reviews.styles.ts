import { css } from '../../core/style/css';
import { column, columnsFrom, wrapping } from '../../core/style/layout';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  page: css({ ...column, gap: token('space-5') }),
  head: css({
    ...wrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${token('space-3')} ${token('space-5')}`,
    '& > button': { [media.print]: { display: 'none' } },
  }),
  login: css({
    maxInlineSize: rem(28),
    [container.md]: { marginInlineStart: 'auto', textAlign: 'end' },
    [media.print]: { display: 'none' },
  }),
  list: css(columnsFrom(rem(20), 'space-4')),
  none: css({
    padding: token('space-5'),
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
    textAlign: 'center',
  }),
  thanks: css({ display: 'grid', justifyItems: 'start', gap: token('space-4') }),
  quote: css({
    margin: 0,
    paddingInlineStart: token('space-4'),
    borderInlineStart: `4px solid ${token('color-accent')}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
};
