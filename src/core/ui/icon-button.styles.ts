import { css } from '../style/css';
import { live, media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: rem(2.75),
    blockSize: rem(2.75),
    flexShrink: 0,
    borderRadius: token('radius-button'),
    transition: `background-color ${token('duration-fast')}`,
    [media.hover]: {
      [`&:hover${live}`]: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    },
    [`&:active${live}`]: { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  }),
};
