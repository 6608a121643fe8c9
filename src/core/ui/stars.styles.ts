import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  root: css({ display: 'inline-flex', gap: '2px', color: token('color-warning') }),
};
