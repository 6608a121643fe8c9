import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  input: css({ '&&': { paddingInlineEnd: '6em' } }),
  buttons: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
  }),
  none: css({ padding: token('space-4'), color: token('color-text-muted') }),
};
