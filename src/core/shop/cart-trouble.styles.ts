import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  root: css({ display: 'grid', justifyItems: 'start', gap: token('space-2') }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') }),
};
