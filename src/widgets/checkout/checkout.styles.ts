import { beside, panel, shopPage } from '../../core/shop/shop-page.styles';
import { css } from '../../core/style/css';
import { column, fieldBox, filled, row, square, wrapping } from '../../core/style/layout';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...shopPage, overflowWrap: 'anywhere' }),
  head: css({
    ...wrapping,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token('space-6'),
    rowGap: token('space-4'),
  }),
  steps: css({ ...wrapping, columnGap: token('space-5') }),
  step: css({
    ...row('space-2'),
    minBlockSize: rem(2.75),
    color: token('color-text-muted'),
    '&[aria-current]': { color: token('color-text'), fontWeight: token('font-weight-bold') },
    '& > a': { fontWeight: 'inherit' },
  }),
  number: css({
    ...square(rem(1.75)),
    border: `1px solid ${token('color-border-strong')}`,
    borderRadius: '50%',
    fontSize: token('font-size-s'),
    fontVariantNumeric: 'tabular-nums',
    '[aria-current] > &': { borderColor: token('color-primary'), ...filled('primary') },
  }),
  columns: css(beside('24em', token('space-6'), token('space-7'))),
  /** Without height or gap while it is empty. */
  slot: css({
    marginBlockStart: `calc(${token('space-6')} * -1)`,
    '& ::slotted(*)': { marginBlockStart: token('space-6') },
  }),
  recap: css({
    ...panel,
    gap: token('space-3'),
    border: `1px solid ${token('color-border')}`,
    whiteSpace: 'pre-line',
  }),
  methods: css({ ...column, gap: token('space-2') }),
  legend: css({ marginBlockEnd: token('space-4') }),
  method: css({
    minBlockSize: rem(3.5),
    paddingBlock: token('space-2'),
    paddingInline: token('space-4'),
    ...fieldBox(),
    transition: `border-color ${token('duration-fast')}`,
    '&:active': { background: token('color-surface-muted') },
    '&[data-chosen]': {
      borderColor: token('color-primary'),
      boxShadow: `inset 0 0 0 1px ${token('color-primary')}`,
      fontWeight: token('font-weight-bold'),
    },
  }),
};
