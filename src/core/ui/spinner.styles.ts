import { css, keyframes } from '../style/css';
import { rem } from '../style/tokens';

const turn = keyframes({ to: { rotate: '1turn' } });

export const styles = {
  root: css({
    display: 'inline-block',
    inlineSize: rem(1.125),
    blockSize: rem(1.125),
    flexShrink: 0,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 0.8s linear infinite`,
  }),
};
