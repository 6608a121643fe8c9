import { css } from '../../../core/style/css';
import { column, filled, note, row } from '../../../core/style/layout';
import { media } from '../../../core/style/media';
import { rem, token } from '../../../core/style/tokens';

export const styles = {
  root: css({ position: 'relative', ...column, gap: token('space-4') }),
  hint: css({
    maxInlineSize: '60em',
    ...note,
    [media.print]: { display: 'none' },
  }),
  /** What gets the focus is above the bar, as WCAG 2.4.11 asks. */
  days: css({ '& :is(a, button, input)': { scrollMarginBlockEnd: 'var(--bar, 0px)' } }),
  bar: css({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 20,
    ...column,
    gap: token('space-2'),
    paddingBlock: token('space-3'),
    borderBlockStart: `1px solid ${token('color-border')}`,
    background: token('color-background'),
    [media.print]: { display: 'none' },
  }),
  row: css({ ...row('space-2'), flexWrap: 'wrap' }),
  space: css({ flex: '1 1 0' }),
  /** The dragged card, above everything on the page. */
  overlay: css({
    position: 'fixed',
    inset: '0 auto auto 0',
    display: 'block',
    inlineSize: 'var(--width)',
    margin: 0,
    padding: token('space-3'),
    border: `2px solid ${token('color-primary')}`,
    borderRadius: token('radius-card'),
    ...filled('surface'),
    fontWeight: token('font-weight-bold'),
    lineHeight: 1.3,
    boxShadow: token('shadow-2'),
    overflowWrap: 'anywhere',
    cursor: 'grabbing',
    pointerEvents: 'none',
    translate: 'var(--x) var(--y)',
    rotate: '-2deg',
    minInlineSize: rem(8),
    [media.reducedMotion]: { rotate: 'none' },
  }),
  /** Where the dragged card would be dropped. */
  mark: css({
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineStart: 0,
    zIndex: 5,
    inlineSize: 'var(--width)',
    blockSize: '4px',
    borderRadius: '2px',
    background: token('color-primary'),
    pointerEvents: 'none',
    translate: 'var(--x) var(--y)',
    '&[hidden]': { display: 'none' },
  }),
};
