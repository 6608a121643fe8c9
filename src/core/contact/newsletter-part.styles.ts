import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  thanks: css({ display: 'grid', justifyItems: 'start', gap: token('space-5') }),
};
