import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css(containerRoot),
  sections: css({
    borderBlockStart: `1px solid ${token('color-border')}`,
    'h2 + &': { marginBlockStart: token('space-3') },
  }),
};
