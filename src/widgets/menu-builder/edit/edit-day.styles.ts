import { css } from '../../../core/style/css';
import { column, row, wrapping } from '../../../core/style/layout';
import { container, media } from '../../../core/style/media';
import { rem, token } from '../../../core/style/tokens';

export const styles = {
  root: css({
    gridTemplateRows: 'auto 1fr auto',
    padding: token('space-2'),
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
    outline: '2px dashed transparent',
    outlineOffset: '-2px',
    transition: `outline-color ${token('duration-fast')}`,
  }),
  /** A dragged card would be dropped here. */
  target: css({ outlineColor: token('color-primary') }),
  heading: css({ paddingInline: token('space-1') }),
  cards: css({
    position: 'relative',
    ...column,
    alignContent: 'start',
    gap: token('space-2'),
    minBlockSize: rem(1),
  }),
  card: css({
    position: 'relative',
    ...column,
    border: `${token('border-width')} solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
    cursor: 'grab',
    // A resting finger drags: it neither selects text nor opens the menu of a link.
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
    breakInside: 'avoid',
    transition: `box-shadow ${token('duration-fast')}, opacity ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
    // Held long enough: from here on it is dragged.
    '&[data-held]': {
      boxShadow: token('shadow-2'),
      outline: `2px solid ${token('color-primary')}`,
      cursor: 'grabbing',
    },
    '&[data-dragged]': { opacity: 0.35 },
    [container.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  dish: css({
    ...row('space-2'),
    paddingBlock: token('space-2'),
    paddingInline: token('space-3'),
    lineHeight: 1.3,
  }),
  picture: css({
    flex: 'none',
    inlineSize: rem(3),
    borderRadius: token('radius-s'),
    overflow: 'hidden',
    pointerEvents: 'none',
  }),
  name: css({
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    [media.hover]: {
      'a&:hover': { color: token('color-link'), textDecoration: 'underline' },
    },
  }),
  buttons: css({
    ...wrapping,
    borderBlockStart: `1px solid ${token('color-border')}`,
    [container.sm]: { borderBlockStart: 0 },
    [container.lg]: { borderBlockStart: `1px solid ${token('color-border')}` },
    color: token('color-text-muted'),
    [media.print]: { display: 'none' },
  }),
  button: css({
    flex: '1 1 auto',
    inlineSize: rem(2.125),
    blockSize: rem(2.25),
    borderRadius: token('radius-m'),
    // Down, to the next dish; where the days are below each other, up and down to another day, too.
    '&:not([data-part=remove]) > svg': { rotate: '90deg' },
    [container.lg]: { '&:not([data-part=swap]) > svg': { rotate: 'none' } },
  }),
};
