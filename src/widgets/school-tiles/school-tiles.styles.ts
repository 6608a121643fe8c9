import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  grid: css({
    display: 'grid',
    gap: token('space-4'),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(15)}), 1fr))`,
  }),
  tile: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    background: token('color-accent'),
    color: token('color-on-accent'),
    isolation: 'isolate',
    img: { transition: `scale ${token('duration-slide')}` },
    svg: { flexShrink: 0, transition: `translate ${token('duration-fast')}` },
    [media.hover]: { '&:hover': { img: { scale: '1.04' }, 'a + svg': { translate: '4px' } } },
    // The link covers the tile, and its focus ring goes around the whole.
    '&:focus-within:has(:focus-visible)': {
      outline: `3px solid ${token('color-focus')}`,
      outlineOffset: '2px',
    },
    [media.print]: { border: `1px solid ${token('color-border')}` },
  }),
  bare: css({ justifyContent: 'center', minBlockSize: rem(11), '& > h2': { flex: 'none' } }),
  heading: css({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-3'),
    padding: token('space-4'),
    fontSize: token('font-size-l'),
  }),
  link: css({
    minInlineSize: 0,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    [media.hover]: {
      'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
};
