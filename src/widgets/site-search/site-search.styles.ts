import { css } from '../../core/style/css';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  groups: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space-2'),
    [media.print]: { display: 'none' },
  }),
  group: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    border: `${token('border-width')} solid ${token('color-border-strong')}`,
    borderRadius: token('radius-button'),
    background: token('color-surface'),
    fontSize: token('font-size-s'),
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${token('duration-fast')}, border-color ${token('duration-fast')}`,
    // The radio itself is the whole pill, unseen.
    '& > input': {
      position: 'absolute',
      inset: 0,
      appearance: 'none',
      borderRadius: 'inherit',
      cursor: 'inherit',
    },
    '&[data-chosen]': {
      borderColor: token('color-primary'),
      background: token('color-primary'),
      color: token('color-on-primary'),
      [media.forcedColors]: { outline: '2px solid' },
    },
    [media.hover]: { '&:hover': { borderColor: token('color-primary') } },
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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token('space-1'),
    minInlineSize: 0,
    maxInlineSize: rem(44),
  }),
  category: css({ color: token('color-text-muted'), fontSize: token('font-size-s') }),
  title: css({ color: token('color-link') }),
  // One link, and the whole hit is its target.
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
