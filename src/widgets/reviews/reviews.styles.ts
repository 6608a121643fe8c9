import { css } from '../../core/style/css';
import { container, containerRoot, media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css(containerRoot),
  page: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
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
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: rem(2.75),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
    ...underlined,
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
  }),
  list: css({
    display: 'grid',
    gap: token('space-4'),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(20)}), 1fr))`,
    '& > li': { minInlineSize: 0 },
  }),
  none: css({
    padding: token('space-5'),
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
    textAlign: 'center',
  }),
};
