import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ padding: token('space-4'), textAlign: 'center' }),
  number: css({ color: token('color-link'), fontVariantNumeric: 'tabular-nums' }),
  moving: css({ [media.print]: { display: 'none' } }),
  exact: css({
    [media.print]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  }),
  label: css({ marginBlockStart: token('space-1'), color: token('color-text-muted') }),
};
