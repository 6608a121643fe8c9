import { css } from '../style/css';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: token('space-2'),
  }),
  main: css({ fontSize: rem(1.5), fontWeight: token('font-weight-heading'), lineHeight: 1.2 }),
  sale: css({ color: token('color-sale') }),
  label: css({ color: token('color-text-muted'), fontSize: token('font-size-s') }),
  small: css({
    flexBasis: '100%',
    color: token('color-text-muted'),
    fontSize: token('font-size-s'),
  }),
};
