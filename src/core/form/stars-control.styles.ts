import { css } from '../style/css';
import { rem, token } from '../style/tokens';

export const styles = {
  row: css({
    display: 'flex',
    color: token('color-warning'),
    label: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: rem(2.75),
      minBlockSize: rem(2.75),
      borderRadius: token('radius-m'),
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: `3px solid ${token('color-focus')}` },
    },
  }),
};
