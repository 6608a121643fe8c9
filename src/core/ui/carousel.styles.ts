import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  /** What the slides in view are counted by: the carousel's own width, not the window's. */
  frame: css({ position: 'relative', containerType: 'inline-size' }),
  // A row that scrolls by itself: it stands and can be swiped before any script.
  track: css({
    '--per-view': 1,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc(100% / var(--per-view))',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    outlineOffset: '-3px',
    // Not a transition: how long a turn takes, which the script reads.
    transitionProperty: 'none',
    transitionDuration: token('duration-slide'),
    '& > *': { minInlineSize: 0, scrollSnapAlign: 'start' },
    '@container (min-width: 480px)': { '--per-view': 'min(2, var(--max-per-view))' },
    '@container (min-width: 720px)': { '--per-view': 'min(3, var(--max-per-view))' },
    '@container (min-width: 960px)': { '--per-view': 'min(4, var(--max-per-view))' },
  }),
  controls: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    [media.print]: { display: 'none' },
  }),
  dots: css({
    display: 'flex',
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
