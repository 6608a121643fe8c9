import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  picture: css({ borderRadius: token('radius-card') }),
  controls: css({ marginBlockStart: token('space-2') }),
};
