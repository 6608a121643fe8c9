import { css } from '../style/css';
import { centred, popup } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  button: css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, margin: 'auto' }),
  popup: css({
    ...popup(),
    ...centred,
    minInlineSize: rem(19),
    // Of the calendar that follows, so that it opens as a whole in the window.
    minBlockSize: rem(20.75),
    padding: token('space-3'),
  }),
};
