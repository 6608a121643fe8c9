import { css } from '../style/css';
import { token } from '../style/tokens';

/** Yellow, with an edge that contrasts with any background. */
export const starColors = { '--fill': token('color-star'), color: token('color-warning') };

export const styles = {
  root: css({ display: 'inline-flex', gap: '2px', ...starColors }),
};
