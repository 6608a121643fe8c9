import { css } from '../style/css';

export const styles = {
  lines: css({ display: 'grid', gap: '8px' }),
};
