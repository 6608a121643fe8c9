import { css } from '../../core/style/css';
import { apart, columnsOf, coveringLink, filled, stack } from '../../core/style/layout';
import { focusRing, media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const gap = token('space-4');

export const styles = {
  grid: css({
    display: 'grid',
    gap,
    // Two on a phone, four at most.
    gridTemplateColumns: columnsOf(4, rem(9.5), gap),
    '& > *': { containerType: 'inline-size', minInlineSize: 0 },
  }),
  tile: css({
    position: 'relative',
    ...stack,
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    ...filled('accent'),
    isolation: 'isolate',
    img: { transition: `scale ${token('duration-slide')}` },
    svg: { flexShrink: 0, transition: `translate ${token('duration-fast')}` },
    [media.hover]: { '&:hover': { img: { scale: '1.04' }, 'a + svg': { translate: '4px' } } },
    // The link covers the tile, and its focus ring is around the whole tile.
    '&:focus-within:has(:focus-visible)': focusRing,
    [media.print]: { border: `1px solid ${token('color-border')}` },
  }),
  bare: css({ justifyContent: 'center', minBlockSize: rem(11), '& > h2': { flex: 'none' } }),
  heading: css({
    ...apart('space-2'),
    flex: 1,
    padding: `clamp(${token('space-3')}, 6cqi, ${token('space-4')})`,
    // A word longer than its line becomes smaller before it is cut: not all systems can hyphenate.
    fontSize: `clamp(${token('font-size-s')}, min(max(${token('font-size-m')}, 7.5cqi), (100cqi - ${rem(4)}) / (0.58 * var(--longest))), ${token('font-size-l')})`,
  }),
  // A long word takes the whole line, and the arrow the next one.
  link: css({
    flex: '1 1 min-content',
    minInlineSize: 0,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    ...coveringLink(),
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    [media.hover]: { 'a&:hover': underlined },
  }),
};
