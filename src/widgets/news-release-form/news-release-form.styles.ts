import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space-4'),
  }),
};
