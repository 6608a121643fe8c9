import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  sections: css({
    borderBlockStart: `1px solid ${token('color-border')}`,
    'h2 + &': { marginBlockStart: token('space-3') },
  }),
};
