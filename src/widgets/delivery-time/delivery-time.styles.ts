import { css } from '../../core/style/css';
import { column } from '../../core/style/layout';
import { containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    ...column,
    alignContent: 'start',
    gap: token('space-4'),
    maxInlineSize: rem(46),
  }),
  to: css({ marginBlockStart: token('space-1'), color: token('color-text-muted') }),
};
