import { beside, shopPage } from '../../core/shop/shop-page.styles';
import { css } from '../../core/style/css';
import { column, wrapping } from '../../core/style/layout';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...shopPage,
    overflowWrap: 'anywhere',
    [media.print]: { paddingBlock: 0 },
  }),
  lead: css({ display: 'grid', gap: token('space-3') }),
  columns: css(beside('28em', token('space-6'), token('space-7'))),
  part: css({ ...column, gap: token('space-4') }),
  facts: css({
    display: 'grid',
    borderBlockStart: `1px solid ${token('color-border')}`,
    '& > div': {
      // In a narrow place the name is above the value, since names are long in Swedish.
      ...column,
      [container.sm]: { gridTemplateColumns: `minmax(0, ${rem(9.5)}) minmax(0, 1fr)` },
      columnGap: token('space-4'),
      paddingBlock: token('space-3'),
      borderBlockEnd: `1px solid ${token('color-border')}`,
      breakInside: 'avoid',
    },
    dt: { fontWeight: token('font-weight-bold') },
    dd: { whiteSpace: 'pre-line' },
  }),
  summary: css({ [media.print]: { padding: 0, background: 'none' } }),
  buttons: css({
    ...wrapping,
    gap: token('space-3'),
    [media.print]: { display: 'none' },
  }),
};
