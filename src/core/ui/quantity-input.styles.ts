import { css } from '../style/css';
import { stepper } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...stepper(),
    display: 'inline-flex',
    input: { ...stepper().input, inlineSize: rem(2.75) },
    button: { ...stepper().button, inlineSize: rem(2.5), minBlockSize: rem(2.625) },
  }),
  cut: css({ order: 1, flexBasis: '100%', fontSize: token('font-size-s') }),
};
