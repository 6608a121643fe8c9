import { css, keyframes } from '../style/css';
import { token } from '../style/tokens';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const styles = {
  root: css({
    display: 'block',
    inlineSize: 'var(--width)',
    blockSize: 'var(--height)',
    aspectRatio: 'var(--ratio)',
    borderRadius: token('radius-s'),
    background: token('color-skeleton'),
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
};
