import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  missing: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space-3'),
    padding: token('space-3'),
    color: token('color-danger'),
  }),
};
