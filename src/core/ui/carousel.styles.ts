import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

/** So many slides from a width of the carousel on, in the reader's own font size. */
export const fits = (from: number, count: number) => ({
  [`@container (min-width: ${from}em)`]: { '--fits': count },
});

/** As wide as the row has room for. */
const slide = '(100% - (var(--per-view) - 1) * var(--gap)) / var(--per-view)';

export const styles = {
  /** What the slides in view are counted by: the carousel's own width, not the window's. */
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    [media.print]: { '& > :not([role])': { display: 'none' } },
  }),
  // A row that scrolls by itself: it stands and can be swiped before any script.
  track: css({
    '--fits': 1,
    '--gap': '0px',
    '--most': 99,
    '--per-view': 'min(var(--fits), var(--max-per-view), var(--most))',
    gridArea: '1 / 1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `calc(${slide})`,
    columnGap: 'var(--gap)',
    isolation: 'isolate',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    outlineOffset: '-3px',
    // Not a transition: how long a turn takes, which the script reads.
    transitionProperty: 'none',
    transitionDuration: token('duration-slide'),
    // Each is a container, so that what a card takes of its width is the card's.
    '& > *': { minInlineSize: 0, scrollSnapAlign: 'start', containerType: 'inline-size' },
    ...fits(24, 2),
    ...fits(36, 3),
    ...fits(48, 4),
    // On paper nothing can be turned: all slides, each once, in as many rows as they need.
    [media.print]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${slide} - 1px), 1fr))`,
      rowGap: token('space-4'),
      overflow: 'visible',
      '& > *': { translate: 'none !important', breakInside: 'avoid' },
      '& > [data-copy]': { display: 'none' },
    },
  }),
  controls: css({
    gridRow: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    zIndex: 1,
  }),
  // Many take a second line where it is narrow, between the arrows.
  dots: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    button: { display: 'grid', placeItems: 'center', inlineSize: rem(1.75), blockSize: rem(2.75) },
    'button::before': {
      content: '""',
      inlineSize: rem(0.75),
      blockSize: rem(0.75),
      border: '2px solid currentColor',
      borderRadius: '999px',
      transition: `inline-size ${token('duration-fast')}`,
    },
    '[aria-current]::before': { inlineSize: rem(1.5), background: 'currentColor' },
  }),
};
