import { css } from '../style/css';
import { centred, filled } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  button: css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, margin: 'auto' }),
  dialog: css({
    inset: 'auto',
    maxInlineSize: 'calc(100vi - 8px)',
    maxBlockSize: 'calc(100dvb - 8px)',
    margin: 0,
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-m'),
    ...filled('surface'),
    boxShadow: token('shadow-2'),
    '&::backdrop': { background: 'none' },
  }),
  content: css({
    ...centred,
    // Of the calendar that follows, so that the dialog is placed once.
    minInlineSize: rem(19),
    minBlockSize: rem(20.75),
    padding: token('space-3'),
  }),
};
