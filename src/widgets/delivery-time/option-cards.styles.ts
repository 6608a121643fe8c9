import { css } from '../../core/style/css';
import { centred, column, columnsFrom, fieldBox, filled } from '../../core/style/layout';
import { focusRing } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  group: css({ ...column, gap: token('space-2') }),
  legend: css({ fontWeight: token('font-weight-bold') }),
  star: css({ color: token('color-danger') }),
  cards: css({
    ...columnsFrom(rem(6.5), 'space-2'),
    // A time is longer than a date: from an hour to an hour.
    '[data-part=time] > &': columnsFrom(rem(7.5), 'space-2'),
  }),
  card: css({
    position: 'relative',
    ...centred,
    minBlockSize: rem(3),
    paddingBlock: token('space-2'),
    paddingInline: token('space-2'),
    ...fieldBox(),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${token('duration-fast')}, border-color ${token('duration-fast')}`,
    '&:active': { background: token('color-surface-muted') },
    '&[data-chosen]': {
      borderColor: token('color-primary'),
      ...filled('primary'),
      fontWeight: token('font-weight-bold'),
    },
    '&:has([aria-invalid])': { borderColor: token('color-danger') },
    '&:has(:focus-visible)': focusRing,
  }),
};
