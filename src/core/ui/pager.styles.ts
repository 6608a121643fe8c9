import { css } from '../style/css';
import { centred, filled, row, wrapping } from '../style/layout';
import { container, live, media } from '../style/media';
import { rem, token } from '../style/tokens';

const button = () => ({
  ...row('space-2'),
  display: 'inline-flex',
  justifyContent: 'center',
  minInlineSize: rem(2.75),
  minBlockSize: rem(2.75),
  borderRadius: token('radius-button'),
  color: token('color-link'),
  fontWeight: token('font-weight-bold'),
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${token('duration-fast')}`,
  [media.hover]: { [`&:hover${live}`]: { background: token('color-surface-muted') } },
  [`&:active${live}`]: { background: token('color-border') },
});

export const styles = {
  root: css({
    ...row('space-2'),
    justifyContent: 'center',
    [media.print]: { display: 'none' },
  }),
  pages: css({ ...wrapping, justifyContent: 'center' }),
  page: css({
    ...button(),
    '&[aria-current]': {
      ...filled('primary'),
      [media.hover]: { [`&:hover${live}`]: { background: token('color-primary-hover') } },
    },
  }),
  gap: css({
    ...centred,
    minInlineSize: rem(2),
    minBlockSize: rem(2.75),
    color: token('color-text-muted'),
  }),
  step: css({
    ...button(),
    flexShrink: 0,
    '&:last-child > svg': { order: 1 },
    [container.md]: { paddingInline: token('space-3') },
  }),
  // In a narrow column only the arrows are beside the numbers.
  name: css({ display: 'none', [container.md]: { display: 'inline' } }),
};
