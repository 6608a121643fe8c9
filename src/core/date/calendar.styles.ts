import { css } from '../style/css';
import { filled, note, square } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

const nav = () => ({
  ...square(rem(2.5)),
  borderRadius: token('radius-button'),
  [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
  svg: { inlineSize: rem(1.125), fill: 'currentColor' },
});

export const styles = {
  root: css({ position: 'relative' }),
  month_caption: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(2.5),
    paddingInline: token('space-2'),
    fontWeight: token('font-weight-bold'),
    textTransform: 'capitalize',
  }),
  nav: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' }),
  button_previous: css(nav()),
  button_next: css(nav()),
  month_grid: css({ borderCollapse: 'collapse' }),
  weekday: css({
    inlineSize: rem(2.5),
    ...note,
    fontWeight: token('font-weight-body'),
  }),
  day: css({ padding: 0, textAlign: 'center' }),
  day_button: css({
    ...square(rem(2.5)),
    borderRadius: token('radius-button'),
    fontVariantNumeric: 'tabular-nums',
    '&:disabled': { opacity: 0.4, textDecoration: 'line-through' },
    [media.hover]: { '&:hover:enabled': { background: token('color-surface-muted') } },
  }),
  today: css({ fontWeight: token('font-weight-bold'), textDecoration: 'underline' }),
  selected: css({
    '& > button': filled('primary'),
  }),
  outside: css({ color: token('color-text-muted') }),
};
