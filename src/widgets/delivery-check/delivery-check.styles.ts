import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({
    display: 'grid',
    gap: token('space-4'),
    padding: `clamp(${token('space-5')}, 5%, ${token('space-6')})`,
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
  }),
};
