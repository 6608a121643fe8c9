import { css } from '../../core/style/css';
import { rem } from '../../core/style/tokens';

export const styles = {
  // Names of sub-categories are long: on a phone each dropdown has its own line; doubled, as in the
  // shared styles.
  topic: css({
    '&&': { flex: `1 1 ${rem(14)}`, minInlineSize: 'min-content', maxInlineSize: rem(22) },
  }),
};
