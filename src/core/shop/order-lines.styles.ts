import { css } from '../style/css';
import { column } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
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
  quantity: css({ color: token('color-text-muted'), fontVariantNumeric: 'tabular-nums' }),
  name: css({ overflowWrap: 'anywhere', hyphens: 'auto' }),
  price: css({
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& s': { fontSize: token('font-size-s') },
  }),
};
