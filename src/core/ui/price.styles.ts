import { css } from '../style/css';
import { token } from '../style/tokens';

export const styles = {
  root: css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  struck: css({ color: token('color-text-muted'), textDecoration: 'line-through' }),
};
