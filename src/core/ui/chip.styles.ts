import { css } from '../style/css';
import { filled, row } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...row('space-2'),
    display: 'inline-flex',
    minBlockSize: rem(2.25),
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    ...filled('accent'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    [media.hover]: { '&:hover': { textDecoration: 'line-through' } },
  }),
};
