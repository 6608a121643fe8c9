import { css } from '../style/css';
import { column, columnsFrom, fieldBox, note, row, wrapping } from '../style/layout';
import { container, containerRoot, media } from '../style/media';
import { rem, token } from '../style/tokens';

const control = () => ({
  inlineSize: '100%',
  minBlockSize: rem(2.875),
  paddingBlock: token('space-2'),
  paddingInline: token('space-3'),
  ...fieldBox(),
  color: token('color-text'),
  transition: `border-color ${token('duration-fast')}`,
  '&[aria-invalid]': { borderColor: token('color-danger'), borderWidth: '2px' },
  // A select always counts as read-only.
  '&:where(input, textarea):read-only, &:disabled': {
    background: token('color-surface-muted'),
    color: token('color-text-muted'),
  },
  '&::placeholder': { color: token('color-text-muted') },
});

export const styles = {
  /** A form in the page, below its heading. */
  inPage: css({ ...containerRoot, ...column, gap: token('space-4') }),
  form: css({
    ...column,
    gap: token('space-6'),
    maxInlineSize: rem(46),
  }),
  /** A field and a button in one line: all other texts are below both. */
  inLine: css({
    gap: token('space-4'),
    [container.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: token('space-3'),
      '& > :last-child': { display: 'contents' },
      '[role=alert]': { gridRow: 2, gridColumn: '1 / -1' },
      // Beside the control, below the label's line.
      'button[type=submit]': {
        gridRow: 1,
        gridColumn: 2,
        minBlockSize: rem(2.875),
        marginBlockStart: `calc(${rem(1)} * ${token('line-height-body')} + ${token('space-1')})`,
      },
    },
  }),
  group: css({
    display: 'grid',
    gap: token('space-4'),
    legend: { marginBlockEnd: token('space-4') },
  }),
  /** The fields of a row: side by side where each has 12rem, one below the other elsewhere. */
  fields: css({
    ...columnsFrom(rem(12), 'space-4', 'fit'),
    columnGap: token('space-5'),
  }),
  field: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: token('space-1'),
  }),
  /** Aligns its control with those beside it, however long their labels and hints are. */
  lined: css({ gridRow: 'span 2', gridTemplateRows: 'subgrid' }),
  head: css({ display: 'grid', alignSelf: 'end', gap: token('space-1') }),
  body: css({ display: 'grid', alignContent: 'start', gap: token('space-1') }),
  label: css({ fontWeight: token('font-weight-bold') }),
  /** A control with an element inside its border. */
  row: css({
    position: 'relative',
    display: 'grid',
    '& > svg': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: token('space-3'),
      margin: 'auto',
      pointerEvents: 'none',
    },
    '& > input': { paddingInlineEnd: rem(3.25) },
  }),
  select: css({ appearance: 'none', paddingInlineEnd: rem(2.5) }),
  line: css({ display: 'block' }),
  /** No line break before it: it never is alone on a line. */
  star: css({ color: token('color-danger'), whiteSpace: 'nowrap' }),
  hint: css(note),
  control: css(control()),
  area: css({
    ...control(),
    minBlockSize: rem(9),
    // Round ends suit one line: on several lines they would cut the words at the corners.
    borderRadius: `min(${token('radius-input')}, ${token('radius-m')})`,
    resize: 'vertical',
  }),
  counter: css({
    justifySelf: 'end',
    ...note,
    fontVariantNumeric: 'tabular-nums',
  }),
  choice: css({
    ...row('space-3'),
    minBlockSize: rem(2.75),
    // So that texts of two lines keep their distance.
    paddingBlock: token('space-1'),
    cursor: 'pointer',
    input: {
      inlineSize: rem(1.375),
      blockSize: rem(1.375),
      flexShrink: 0,
      accentColor: token('color-primary'),
      cursor: 'pointer',
    },
  }),
  /** Starts where the text of its checkbox does. */
  choiceLink: css({
    justifySelf: 'start',
    marginInlineStart: `calc(${rem(1.375)} + ${token('space-3')})`,
    paddingBlock: token('space-1'),
    color: token('color-link'),
    textDecoration: 'underline',
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
  }),
  /** Checkboxes in columns; their texts come from the page or a server, and may be long. */
  boxes: css({
    span: { minInlineSize: 0, overflowWrap: 'anywhere' },
    ...columnsFrom(rem(12), 'space-5'),
    rowGap: 0,
  }),
  // Below its hint, with the captcha's own height.
  captcha: css({ '& > slot': { display: 'block', minBlockSize: rem(4.25) } }),
  choices: css({ ...wrapping, columnGap: token('space-6') }),
  box: css({
    display: 'grid',
    gap: token('space-2'),
    padding: token('space-4'),
    border: `2px solid ${token('color-danger')}`,
    borderRadius: token('radius-m'),
    background: token('color-danger-surface'),
    a: { color: token('color-danger'), textDecoration: 'underline' },
    li: { paddingBlock: token('space-1') },
  }),
  boxTitle: css({ color: token('color-danger') }),
  /** Shown where no script runs: nothing can be sent there. */
  noScript: css({ display: 'none', [media.noScript]: { display: 'block', gridColumn: '1 / -1' } }),
  buttons: css({ ...wrapping, gap: token('space-3') }),
  end: css({ display: 'grid', gap: token('space-4'), justifyItems: 'start' }),
};
