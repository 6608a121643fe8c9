import { css } from '../../../core/style/css';
import { media } from '../../../core/style/media';
import { rem, token } from '../../../core/style/tokens';

/** Buttons that can do nothing now; they stay reachable, so that no focus is lost on them. */
const idle = {
  '& > [aria-disabled=true]:not([aria-busy])': { opacity: 0.45, cursor: 'default' },
};

export const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space-4'),
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-3'),
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), ...idle }),
  hint: css({
    maxInlineSize: '60em',
    color: token('color-text-muted'),
    fontSize: token('font-size-s'),
    [media.print]: { display: 'none' },
  }),
  bar: css({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 20,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space-2'),
    paddingBlock: token('space-3'),
    borderBlockStart: `1px solid ${token('color-border')}`,
    background: token('color-background'),
    [media.print]: { display: 'none' },
  }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space-2'),
    ...idle,
  }),
  space: css({ flex: '1 1 0' }),
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space-2'),
    marginBlockStart: token('space-3'),
  }),
  /** What is dragged, above all there is on the page. */
  overlay: css({
    position: 'fixed',
    inset: 0,
    insetBlockEnd: 'auto',
    insetInlineEnd: 'auto',
    display: 'block',
    inlineSize: 'var(--width)',
    margin: 0,
    padding: token('space-3'),
    border: `2px solid ${token('color-primary')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    color: token('color-text'),
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
  /** Where the dragged card would come to stand. */
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
