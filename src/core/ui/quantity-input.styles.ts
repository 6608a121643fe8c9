import { css } from '../style/css';
import { live, media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'inline-flex',
    border: `1px solid ${token('color-border-strong')}`,
    borderRadius: token('radius-input'),
    background: token('color-surface'),
    overflow: 'hidden',
    '&:focus-within': { borderColor: token('color-primary') },
    input: {
      inlineSize: rem(2.75),
      border: 0,
      background: 'none',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      appearance: 'textfield',
      '&::-webkit-inner-spin-button': { appearance: 'none' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: rem(2.5),
      minBlockSize: rem(2.625),
      [`&:active${live}`]: { background: token('color-border') },
      '&:focus-visible': { outlineOffset: '-3px' },
      [media.hover]: { [`&:hover${live}`]: { background: token('color-surface-muted') } },
      [media.print]: { display: 'none' },
    },
  }),
  cut: css({ order: 1, flexBasis: '100%', fontSize: token('font-size-s') }),
};
