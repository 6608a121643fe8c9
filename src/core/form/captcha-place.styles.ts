import { css } from '../style/css';
import { rem } from '../style/tokens';

export const styles = {
  box: css({ display: 'block', minBlockSize: rem(4.25) }),
};
