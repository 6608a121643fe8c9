import { css } from '../style/css';
import { note } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
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
