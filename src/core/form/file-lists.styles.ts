import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
    overflowWrap: 'anywhere',
    '& > span': { flex: 1 },
  }),
};
