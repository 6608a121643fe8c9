import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ color: token('color-text') }),
  picture: css({ borderRadius: token('radius-card') }),
  // Many dots take a second line on a phone.
  controls: css({ marginBlockStart: token('space-2'), '& > div': { flexWrap: 'wrap' } }),
};
