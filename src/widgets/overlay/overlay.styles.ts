import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  thanks: css({ display: 'grid', justifyItems: 'start', gap: token('space-5') }),
};
