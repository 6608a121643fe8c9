import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ color: token('color-text') }),
  picture: css({ borderRadius: token('radius-card') }),
  controls: css({ marginBlockStart: token('space-2') }),
};
