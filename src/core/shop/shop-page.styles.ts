import { css } from '../style/css';
import { column, note, wrapping } from '../style/layout';
import { container, containerRoot } from '../style/media';
import { rem, token } from '../style/tokens';

/** The outermost element of a view that is a page of the shop. */
export const shopPage = {
  ...containerRoot,
  ...column,
  alignContent: 'start',
  gap: token('space-5'),
  maxInlineSize: token('page-width'),
  marginInline: 'auto',
  paddingBlock: token('space-5'),
} as const;

/** A box in it. */
export const panel = {
  ...column,
  alignContent: 'start',
  gap: token('space-4'),
  padding: token('space-4'),
  borderRadius: token('radius-card'),
  [container.md]: { padding: token('space-5') },
} as const;

/** The main content, and beside it, where there is room, a part that is always in view. */
export const beside = (width: string, gap: string, wideGap: string) => ({
  ...column,
  alignItems: 'start',
  gap,
  [container.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${width}`, gap: wideGap },
});

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const styles = {
  /** The content of a message, and buttons below it. */
  message: css({ display: 'grid', justifyItems: 'start', gap: token('space-2') }),
  actions: css({ ...wrapping, gap: token('space-2') }),
  aside: css({ [container.lg]: { position: 'sticky', insetBlockStart: token('space-5') } }),
  summary: css({ ...panel, background: token('color-surface-muted') }),
  buttons: css({
    display: 'grid',
    gap: token('space-3'),
    [container.sm]: { display: 'flex', flexWrap: 'wrap' },
  }),
  empty: css({ ...panel, justifyItems: 'start', background: token('color-surface-muted') }),
  lines: css({
    ...column,
    gap: token('space-3'),
    paddingBlockEnd: token('space-4'),
    borderBlockEnd: `1px solid ${token('color-border')}`,
  }),
  line: css({
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(2)}, auto) minmax(0, 1fr) auto`,
    columnGap: token('space-2'),
    breakInside: 'avoid',
  }),
  quantity: css({ color: token('color-text-muted'), ...tabular }),
  name: css({ overflowWrap: 'anywhere', hyphens: 'auto' }),
  price: css({
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    ...tabular,
    '& s': { fontSize: token('font-size-s') },
  }),
  rows: css({
    display: 'grid',
    gap: token('space-2'),
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: token('space-4') },
    dd: { display: 'flex', gap: token('space-2'), ...tabular },
  }),
  total: css({
    paddingBlockStart: token('space-3'),
    borderBlockStart: `1px solid ${token('color-border-strong')}`,
    fontSize: token('font-size-l'),
    fontWeight: token('font-weight-bold'),
  }),
  small: css(note),
};
