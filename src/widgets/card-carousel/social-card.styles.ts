import { css } from '../../core/style/css';
import { card, coveringLink, note, row } from '../../core/style/layout';
import { media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...card(),
    border: `1px solid ${token('color-border')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
  }),
  // The header's link covers the card; elements above it handle their own presses.
  link: css({
    ...coveringLink(),
    [media.hover]: { '&:hover': underlined },
  }),
  origin: css({ ...row('space-2'), ...note }),
  profile: css({
    position: 'relative',
    zIndex: 1,
    inlineSize: rem(2.5),
    borderRadius: '999px',
    overflow: 'hidden',
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
  /** Marks that there is more, where a press shows it. */
  cut: css({ [media.still]: { display: 'none' } }),
  rest: css({ [media.still]: { '&[hidden]': { display: 'inline' } } }),
  counts: css({ paddingBlockStart: token('space-2') }),
  // Above the link that covers the card.
  video: css({ position: 'relative', zIndex: 1, aspectRatio: '1/1' }),
};
