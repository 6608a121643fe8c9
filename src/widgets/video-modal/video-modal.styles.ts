import { css } from '../../core/style/css';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  source: css({ marginBlockStart: token('space-1'), color: token('color-text-muted') }),
  figure: css({ display: 'grid', gap: token('space-3') }),
  // All of it is visible at once, even in the low window of a phone in landscape.
  player: css({
    maxInlineSize: `max(${rem(14)}, calc((100dvb - 32px - ${rem(7.5)}) * 16 / 9))`,
    marginInline: 'auto',
  }),
};
