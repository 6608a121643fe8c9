import { css } from '../style/css';
import { live, media } from '../style/media';
import { rem, token } from '../style/tokens';

/** A number between its two buttons. */
export const stepper = {
  border: `1px solid ${token('color-border-strong')}`,
  borderRadius: token('radius-input'),
  background: token('color-surface'),
  overflow: 'hidden',
  '&:focus-within': { borderColor: token('color-primary') },
  input: {
    border: 0,
    background: 'none',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    [`&:active${live}`]: { background: token('color-border') },
    '&:focus-visible': { outlineOffset: '-3px' },
    [media.hover]: { [`&:hover${live}`]: { background: token('color-surface-muted') } },
    [media.print]: { display: 'none' },
  },
} as const;

export const styles = {
  root: css({
    ...stepper,
    display: 'inline-flex',
    input: { ...stepper.input, inlineSize: rem(2.75) },
    button: { ...stepper.button, inlineSize: rem(2.5), minBlockSize: rem(2.625) },
  }),
  cut: css({ order: 1, flexBasis: '100%', fontSize: token('font-size-s') }),
};
