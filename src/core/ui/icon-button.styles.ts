import { css } from '../style/css';
import { square } from '../style/layout';
import { live, media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...square(rem(2.75)),
    display: 'inline-grid',
    flexShrink: 0,
    borderRadius: token('radius-button'),
    transition: `background-color ${token('duration-fast')}`,
    [media.hover]: {
      [`&:hover${live}`]: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    },
    [`&:active${live}`]: { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  }),
};
