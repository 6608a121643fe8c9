import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'flex',
    gap: token('space-1'),
    color: token('color-danger'),
    fontSize: token('font-size-s'),
    svg: { marginBlockStart: '0.2em' },
  }),
};
