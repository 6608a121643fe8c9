import { css } from '../style/css';
import { note, wrapping } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...wrapping,
    alignItems: 'baseline',
    columnGap: token('space-2'),
  }),
  main: css({
    // Smaller in a narrow card.
    fontSize: `clamp(${token('font-size-l')}, 10cqi, ${rem(1.5)})`,
    // In the size that a product's page uses.
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    lineHeight: 1.2,
  }),
  sale: css({ color: token('color-sale') }),
  label: css(note),
  small: css({ flexBasis: '100%', ...note }),
};
