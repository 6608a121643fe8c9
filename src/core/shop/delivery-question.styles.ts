import { css } from '../style/css';
import { rem } from '../style/tokens';

export const styles = {
  // Above the field: below it, the keyboard of a telephone would lie on it. Empty it takes no place,
  // and is still heard once it says something.
  answer: css({ flex: '1 1 100%', '&:empty': { position: 'absolute' } }),
  /** In place of the field. */
  told: css({ flexBasis: rem(17) }),
};
