import { css } from '../../core/style/css';
import { column, columnsFrom, disc, filled, row, stepper } from '../../core/style/layout';
import { container, containerRoot, media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const line = `1px solid ${token('color-border')}`;

export const styles = {
  root: css({
    ...containerRoot,
    ...column,
    gap: token('space-6'),
    overflowWrap: 'anywhere',
    [media.print]: { gap: token('space-5') },
  }),
  /** Only on paper. */
  title: css({ marginBlockEnd: token('space-4') }),
  panel: css({
    ...column,
    gap: token('space-4'),
    padding: `clamp(${token('space-4')}, 4cqi, ${token('space-6')})`,
    borderRadius: token('radius-card'),
    ...filled('accent'),
    [media.print]: { padding: 0, background: 'none', color: 'inherit', breakInside: 'avoid' },
  }),
  fields: css({
    ...columnsFrom(rem(13), 'space-4', 'fit'),
    alignItems: 'start',
    columnGap: token('space-5'),
  }),
  field: css({
    ...column,
    justifyItems: 'start',
    gap: token('space-1'),
    label: { fontWeight: token('font-weight-bold') },
  }),
  stepper: css({
    ...stepper(),
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: rem(15),
    color: token('color-text'),
    input: {
      ...stepper().input,
      flex: '1 1 0',
      minInlineSize: 0,
      fontWeight: token('font-weight-bold'),
    },
    button: {
      ...stepper().button,
      flexShrink: 0,
      inlineSize: rem(2.875),
      minBlockSize: rem(2.875),
    },
    // On paper a field is a plain number.
    [media.print]: { border: 0, input: { textAlign: 'start', padding: 0, color: 'inherit' } },
  }),
  total: css({
    display: 'grid',
    gap: token('space-1'),
    '& > span': { fontWeight: token('font-weight-bold') },
    strong: {
      fontFamily: token('font-heading'),
      fontSize: token('font-size-xl'),
      fontVariantNumeric: 'tabular-nums',
      lineHeight: rem(2.875),
      [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  }),
  buttons: css({
    ...row('space-3'),
    flexWrap: 'wrap',
    [media.print]: { display: 'none' },
  }),
  part: css({ ...column, gap: token('space-4') }),
  steps: css({ ...column, counterReset: 'step' }),
  step: css({
    ...column,
    alignContent: 'start',
    gap: token('space-3'),
    paddingBlock: token('space-5'),
    borderBlockStart: `2px solid ${token('color-primary')}`,
    counterIncrement: 'step',
    [container.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: token('space-7'),
    },
    [media.print]: { breakInside: 'avoid', borderBlockStart: line, paddingBlock: token('space-3') },
  }),
  name: css({
    ...row('space-3'),
    gridColumn: '1 / -1',
    '&::before': {
      content: 'counter(step)',
      ...disc(rem(2)),
      fontSize: token('font-size-m'),
      fontVariantNumeric: 'tabular-nums',
    },
  }),
  instructions: css({
    maxInlineSize: rem(38),
    whiteSpace: 'pre-line',
    // Beside the first amount.
    [container.md]: { paddingBlockStart: token('space-2') },
  }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    'th, td': { paddingBlock: token('space-2'), verticalAlign: 'baseline' },
    tr: { breakInside: 'avoid' },
    'tbody > tr + tr': { borderBlockStart: line },
    'th[scope=row]': {
      inlineSize: '100%',
      paddingInlineEnd: token('space-4'),
      fontWeight: token('font-weight-body'),
      textAlign: 'start',
    },
    a: { color: token('color-link'), ...underlined },
  }),
  number: css({
    fontWeight: token('font-weight-bold'),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
  /** A number too long for a phone's line. */
  long: css({ minInlineSize: '9em', whiteSpace: 'normal' }),
  /** An amount as text may have more lines. */
  words: css({ whiteSpace: 'normal' }),
  unit: css({
    minInlineSize: rem(2.5),
    paddingInlineStart: token('space-2'),
    color: token('color-text-muted'),
    whiteSpace: 'nowrap',
  }),
  nutrients: css({ maxInlineSize: rem(28) }),
};
