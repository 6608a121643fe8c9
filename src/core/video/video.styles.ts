import { css } from '../style/css';
import { centred, disc, filled } from '../style/layout';
import { focusRing, media } from '../style/media';
import { rem, token } from '../style/tokens';

const cover = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const styles = {
  box: css({
    position: 'relative',
    aspectRatio: '16/9',
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    // The bars beside a video of another ratio are black, as in every player.
    background: 'black',
    isolation: 'isolate',
    '&:has(:focus-visible)': focusRing,
  }),
  // In a card, whose own corners cut off what is outside.
  square: css({
    aspectRatio: '1/1',
    borderRadius: 0,
    '&:has(:focus-visible)': { outlineOffset: '-3px' },
  }),
  still: css({
    ...cover,
    ...centred,
    background: token('color-surface-muted'),
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    img: { transition: `scale ${token('duration-slide')}` },
    [media.hover]: {
      '&:hover img': { scale: '1.03' },
      '&:hover [data-play]': { background: token('color-primary-hover'), scale: '1.08' },
    },
    '&:active [data-play]': { background: token('color-primary-active'), scale: '1' },
  }),
  picture: css({ ...cover }),
  play: css({
    position: 'relative',
    ...disc(rem(4.5)),
    // The triangle is heavier on its left: so it looks centred.
    paddingInlineStart: rem(0.25),
    boxShadow: token('shadow-2'),
    transition: `background-color ${token('duration-fast')}, scale ${token('duration-fast')}`,
    [media.print]: { display: 'none' },
  }),
  source: css({
    position: 'absolute',
    insetBlockEnd: token('space-3'),
    insetInlineStart: token('space-3'),
    paddingBlock: token('space-1'),
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    ...filled('surface'),
    fontSize: token('font-size-s'),
    lineHeight: 1.3,
    boxShadow: token('shadow-1'),
  }),
  player: css({ ...cover, border: 0, outline: 'none' }),
  failed: css({
    position: 'absolute',
    insetInline: token('space-3'),
    insetBlockEnd: token('space-3'),
    paddingBlock: token('space-2'),
    paddingInline: token('space-3'),
    borderRadius: token('radius-m'),
    background: token('color-danger-surface'),
    color: token('color-danger'),
    // The button that tries again is below.
    pointerEvents: 'none',
  }),
};
