import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'inline-block',
    justifySelf: 'start',
    paddingBlock: token('space-2'),
    color: token('color-link'),
    textDecoration: 'underline',
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
  }),
};
