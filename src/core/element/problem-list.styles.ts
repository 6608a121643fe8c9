import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  box: css({
    padding: token('space-3'),
    marginBlockEnd: token('space-3'),
    border: `2px dashed ${token('color-warning')}`,
    background: token('color-warning-surface'),
    color: token('color-warning'),
    fontSize: token('font-size-s'),
  }),
};
