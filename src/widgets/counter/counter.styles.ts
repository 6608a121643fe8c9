import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ padding: token('space-4'), textAlign: 'center' }),
  number: css({ color: token('color-link'), fontVariantNumeric: 'tabular-nums' }),
  label: css({ marginBlockStart: token('space-1'), color: token('color-text-muted') }),
};
