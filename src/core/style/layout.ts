import { live, media } from './media';
import { token } from './tokens';

/** Parts one below the other, none wider than the container. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Parts beside each other, and on further lines if they do not fit. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** The box of a card, as high as its row. */
export const cardBox = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: token('radius-card'),
  background: token('color-surface'),
  transition: `box-shadow ${token('duration-fast')}`,
} as const;

/** A disc in the brand's colour, for a number. */
export const disc = (size: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
    background: token('color-primary'),
    color: token('color-on-primary'),
  }) as const;

/** What opens below a button, above the page. */
export const popup = {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 30,
  border: `1px solid ${token('color-border')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface'),
  boxShadow: token('shadow-2'),
} as const;

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
