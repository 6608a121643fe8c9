import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';

export const styles = {
  mark: css({
    background: 'none',
    color: 'inherit',
    fontWeight: token('font-weight-bold'),
    textDecoration: `underline 2px ${token('color-primary')}`,
    textUnderlineOffset: '0.15em',
    [media.forcedColors]: { background: 'Mark', color: 'MarkText' },
  }),
};
