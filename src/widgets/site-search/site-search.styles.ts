import { pill, pillChosen } from '../../core/search/search.styles';
import { css } from '../../core/style/css';
import { column, note, wrapping } from '../../core/style/layout';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  groups: css({
    ...wrapping,
    gap: token('space-2'),
    [media.print]: { display: 'none' },
  }),
  group: css({
    ...pill(),
    position: 'relative',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // The radio button fills the whole pill, invisible.
    '& > input': {
      position: 'absolute',
      inset: 0,
      appearance: 'none',
      borderRadius: 'inherit',
      cursor: 'inherit',
    },
    '&[data-chosen]': pillChosen(),
  }),
  hit: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${rem(5)} minmax(0, 1fr)`,
    gap: token('space-4'),
    alignItems: 'start',
    minBlockSize: rem(7),
    paddingBlockEnd: token('space-4'),
    borderBlockEnd: `${token('border-width')} solid ${token('color-border')}`,
    [container.md]: { gridTemplateColumns: `${rem(7)} minmax(0, 1fr)`, minBlockSize: rem(9) },
  }),
  picture: css({
    overflow: 'hidden',
    borderRadius: token('radius-m'),
    background: token('color-surface-muted'),
    aspectRatio: '1/1',
  }),
  words: css({
    ...column,
    alignContent: 'start',
    gap: token('space-1'),
    maxInlineSize: rem(44),
  }),
  category: css(note),
  title: css({ color: token('color-link') }),
  // The whole hit is the target of its one link.
  link: css({
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
  }),
  text: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: token('color-text-muted'),
  }),
};
