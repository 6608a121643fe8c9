import { css } from '../../core/style/css';
import { cardBox } from '../../core/style/layout';
import { media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...cardBox,
    border: `1px solid ${token('color-border')}`,
    color: token('color-text'),
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
  }),
  // The header's link covers the card; elements above it handle their own presses.
  link: css({
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [media.hover]: { '&:hover': underlined },
  }),
  origin: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
    color: token('color-text-muted'),
    fontSize: token('font-size-s'),
  }),
  profile: css({
    position: 'relative',
    zIndex: 1,
    inlineSize: rem(2.5),
    borderRadius: '999px',
    overflow: 'hidden',
    '&:focus-visible': { outlineOffset: '2px' },
  }),
  medium: css({ display: 'grid', marginInlineStart: 'auto' }),
  text: css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
  more: css({
    position: 'relative',
    zIndex: 1,
    alignSelf: 'flex-start',
    minBlockSize: rem(1.5),
    color: token('color-link'),
    ...underlined,
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
    '&:active': { opacity: 0.7 },
  }),
  counts: css({ paddingBlockStart: token('space-2') }),
  // Above the link that covers the card.
  video: css({ position: 'relative', zIndex: 1, aspectRatio: '1/1' }),
};
