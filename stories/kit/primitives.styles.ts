import { css } from '../../src/core/style/css';
import { rem, token } from '../../src/core/style/tokens';

export const styles = {
  paper: css({
    display: 'grid',
    gap: token('space-5'),
    padding: rem(1.5),
    background: token('color-background'),
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(--least)), 1fr))`,
    gap: `${rem(1.25)} ${rem(1)}`,
    alignItems: 'start',
  }),
  cell: css({ display: 'grid', gap: rem(0.5), minInlineSize: 0, justifyItems: 'start' }),
  filled: css({ justifyItems: 'stretch' }),
  state: css({ fontSize: rem(0.75), lineHeight: 1.3, color: token('color-text-muted') }),
  tall: css({ minBlockSize: rem(15) }),
  header: css({
    padding: rem(1),
    background: token('color-header'),
    color: token('color-on-header'),
  }),
  link: css({ color: token('color-link'), textDecoration: 'underline' }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: rem(0.75), alignItems: 'center' }),
};
