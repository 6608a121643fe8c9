import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token('space-4'),
    maxInlineSize: rem(46),
  }),
  to: css({ marginBlockStart: token('space-1'), color: token('color-text-muted') }),
};
