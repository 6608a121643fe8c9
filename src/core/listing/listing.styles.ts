import { css } from '../style/css';
import { note, row } from '../style/layout';
import { media, underlined } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  link: css({
    ...row('space-2'),
    display: 'inline-flex',
    minBlockSize: rem(2.75),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
    ...underlined,
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
  }),
  count: css({
    minBlockSize: rem(1.5),
    color: token('color-text-muted'),
    fontVariantNumeric: 'tabular-nums',
  }),
  more: css({
    display: 'grid',
    justifyItems: 'center',
    gap: token('space-3'),
    marginBlockStart: token('space-6'),
    ...note,
    fontVariantNumeric: 'tabular-nums',
    [media.print]: { display: 'none' },
  }),
};
