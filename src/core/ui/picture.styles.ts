import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  box: css({
    display: 'block',
    aspectRatio: 'var(--ratio)',
    overflow: 'hidden',
    background: token('color-surface-muted'),
    img: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  }),
  whole: css({ background: token('color-surface'), img: { objectFit: 'contain' } }),
};
