import { css } from '../style/css';
import { row } from '../style/layout';
import { token } from '../style/tokens';

export const styles = {
  missing: css({
    ...row('space-3'),
    flexWrap: 'wrap',
    padding: token('space-3'),
    color: token('color-danger'),
  }),
};
