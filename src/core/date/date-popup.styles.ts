import { css } from '../style/css';
import { rem, token } from '../style/tokens';

export const styles = {
  button: css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, margin: 'auto' }),
  popup: css({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: 30,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: rem(19),
    // Of the calendar that follows, so that it opens as a whole in the window.
    minBlockSize: rem(20.75),
    padding: token('space-3'),
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface'),
    boxShadow: token('shadow-2'),
  }),
};
