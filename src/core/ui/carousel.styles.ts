import { css } from '../style/css';
import { centred, column, wrapping } from '../style/layout';
import { containerRoot, media } from '../style/media';
import { rem, token } from '../style/tokens';

/** The number of slides from a width of the carousel on, in the reader's own font size. */
export const fits = (from: number, count: number) => ({
  [`@container (min-width: ${from}em)`]: { '--fits': count },
});

/** Around a carousel and its heading. */
export const withHeading = css({
  ...containerRoot,
  display: 'grid',
  gap: token('space-5'),
  paddingBlock: `clamp(${token('space-5')}, 4%, ${token('space-6')})`,
});

/** A slide's share of the row's width. */
const slide = '(100% - (var(--per-view) - 1) * var(--gap)) / var(--per-view)';

export const styles = {
  /** The number of slides in view depends on the carousel's own width, not on the window's. */
  frame: css({
    position: 'relative',
    ...column,
    containerType: 'inline-size',
    [media.print]: { '& > :not([role])': { display: 'none' } },
  }),
  // A native scroll row: it shows and can be swiped before any script runs.
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
    // Not a transition: only the duration of a turn, which the script reads.
    transitionProperty: 'none',
    transitionDuration: token('duration-slide'),
    // Each is a container, so that a card's container queries use the card's width.
    '& > *': { minInlineSize: 0, scrollSnapAlign: 'start', containerType: 'inline-size' },
    ...fits(24, 2),
    ...fits(36, 3),
    ...fits(48, 4),
    // On paper nothing can be turned: all slides show, each once, in as many rows as they need.
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
    '& > [inert]': { visibility: 'hidden' },
  }),
  // Many dots take a second line in a narrow carousel, between the arrows.
  dots: css({
    ...wrapping,
    alignItems: 'center',
    justifyContent: 'center',
    button: { ...centred, inlineSize: rem(1.75), blockSize: rem(2.75) },
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
