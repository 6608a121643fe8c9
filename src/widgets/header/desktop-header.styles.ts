import { css, keyframes } from '../../core/style/css';
import { filled, row } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { pagePadding, rem, token } from '../../core/style/tokens';
import { headerBox, tint } from './header.styles';

const inner = () => ({ ...row('space-4'), paddingInline: pagePadding });

/** Where the bottom row starts: below the top (2.5) and the middle (5). */
const lowOffset = rem(7.5);

// From the row's place on the screen when the threshold was passed, if it was visible.
const settle = keyframes({
  from: { translate: `0 max(-100%, calc(${lowOffset} - var(--threshold)))` },
});

export const styles = {
  header: css({ ...headerBox, boxShadow: `inset 0 -1px ${tint(12)}` }),
  onlyWide: css({ '@media (max-width: 64em)': { display: 'none' } }),
  upper: css({
    position: 'relative',
    zIndex: 3,
    background: tint(5),
    [media.print]: { display: 'none' },
  }),
  upperInner: css({
    ...inner(),
    minBlockSize: rem(2.5),
    justifyContent: 'flex-end',
    gap: token('space-2'),
    // Language links are higher than the row, which they must not raise; long ones break before
    // the row leaves the window.
    '& > :last-child': { flexShrink: 1, marginBlock: rem(-0.125) },
  }),
  // The search is in the middle in any case: the cart link may appear or disappear, and a logo that
  // fails to load shows its name in the picture's width.
  middle: css({
    ...inner(),
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: `minmax(min(${rem(14)}, 25%), 1fr) minmax(0, ${rem(30)}) 1fr`,
    minBlockSize: rem(5),
  }),
  /** Keeps the space of the bottom row when it is fixed. */
  place: css({
    position: 'relative',
    blockSize: rem(3.5),
    [media.print]: { display: 'none' },
  }),
  lower: css({ position: 'absolute', inset: '0 0 auto', zIndex: 1 }),
  stuck: css({
    position: 'fixed',
    zIndex: 4,
    ...filled('surface'),
    // The marks in the header suit its own colour.
    '--_color-header': token('color-surface'),
    '--_color-header-accent': token('color-primary'),
    boxShadow: token('shadow-2'),
    animation: `${settle} ${token('duration-menu')} ease-out`,
  }),
  lowerInner: css({ ...inner(), minBlockSize: rem(3.5) }),
  /** Its search and its cart are in the fixed row, too. What has the focus stays [IMP-12]. */
  replaced: css({ '&:not(:focus-within)': { 'form, a[aria-label]': { visibility: 'hidden' } } }),
  end: css({
    ...row('space-4'),
    flex: 'none',
    marginInlineStart: 'auto',
    // Without the focus it has no open list either.
    '&[hidden]:not(:focus-within)': { display: 'none' },
  }),
};
