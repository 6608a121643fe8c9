import { css } from '../style/css';

export const styles = {
  root: css({
    inlineSize: 'var(--icon)',
    blockSize: 'var(--icon)',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  filled: css({ fill: 'var(--fill, currentColor)' }),
};
