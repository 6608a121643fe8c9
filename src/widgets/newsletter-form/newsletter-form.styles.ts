import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...containerRoot, display: 'grid', gap: token('space-4') }),
};
