import { css } from '../style/css';
import { rem } from '../style/tokens';

export const styles = {
  // Above the field: below it, a phone's keyboard would cover it. Empty, it takes no space, and it
  // is still announced once it has a text.
  answer: css({ flex: '1 1 100%', '&:empty': { position: 'absolute' } }),
  /** Shown in place of the field. */
  told: css({ flexBasis: rem(17) }),
};
