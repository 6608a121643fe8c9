import { css } from '../style/css';
import { column, note } from '../style/layout';
import { container } from '../style/media';
import { rem, token } from '../style/tokens';
import { panel } from './shop-layout';

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const styles = {
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
