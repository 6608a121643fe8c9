import { live, media } from './media';
import { rem, type TokenName, token } from './tokens';

// What has more than plain values is a function: the build drops it, but would keep a part of an
// object.

/** Parts one below the other, none wider than the container. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Parts beside each other, and on further lines if they do not fit. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** Parts in one line, in the middle of its height. */
export const row = (gap: TokenName) =>
  ({ display: 'flex', alignItems: 'center', gap: token(gap) }) as const;

/** Parts pushed apart, and on further lines if they do not fit. */
export const apart = (gap: TokenName) =>
  ({ ...row(gap), flexWrap: 'wrap', justifyContent: 'space-between' }) as const;

/** Parts one below the other that share the height. */
export const stack = { display: 'flex', flexDirection: 'column' } as const;

/** Its one part is in the middle. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** A square with its part in the middle. */
export const square = (size: string) =>
  ({ ...centred, inlineSize: size, blockSize: size }) as const;

/** A background, and the colour of the text on it. */
export const filled = (name: 'primary' | 'accent' | 'sale' | 'surface') => ({
  background: token(`color-${name}`),
  color: token(name === 'surface' ? 'color-text' : `color-on-${name}`),
});

/** A small text that is less important than the one beside it. */
export const note = { color: token('color-text-muted'), fontSize: token('font-size-s') };

/** A disc in the brand's colour, for a number. */
export const disc = (size: string) =>
  ({
    ...square(size),
    flexShrink: 0,
    borderRadius: '50%',
    ...filled('primary'),
  }) as const;

/** A card whose parts are one below the other; its shadow may change. */
export const card = () =>
  ({
    position: 'relative',
    ...stack,
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    transition: `box-shadow ${token('duration-fast')}`,
  }) as const;

/** The one link of a card, which covers the card. */
export const coveringLink = () =>
  ({ '&::after': { content: '""', position: 'absolute', inset: 0 } }) as const;

/**
 * Columns of one width: at most so many, and fewer where one would be narrower than `least`.
 * Slightly less than its share, so that no rounding drops a column.
 */
export const columnsOf = (most: number | string, least: string, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - (${most} - 1) * ${gap}) / ${most} - 0.1px)), 1fr))`;

/** Columns of one width, none narrower than `least`: as many as fit, or as there are parts. */
export const columnsFrom = (least: string, gap: TokenName, kind: 'fill' | 'fit' = 'fill') => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-${kind}, minmax(min(100%, ${least}), 1fr))`,
  gap: token(gap),
});

/**
 * A bar at the lower edge of the window, above those that are there already (core/ui/bottom-bars).
 * With them and the header's row it covers at most a third of the window, or one line: it scrolls.
 */
export const bottomBar = () =>
  ({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 'var(--below, 0px)',
    maxBlockSize: `max(${rem(3)}, 100vb / 3 - var(--top-row, 0px) - var(--below, 0px))`,
    overflow: 'auto',
    zIndex: 20,
    boxShadow: token('shadow-2'),
    [media.print]: { display: 'none' },
  }) as const;

/** What a visitor fills in or chooses: its edge, which is darker below the pointer. */
export const fieldBox = () =>
  ({
    border: `1px solid ${token('color-border-strong')}`,
    borderRadius: token('radius-input'),
    background: token('color-surface'),
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
  }) as const;

/** A number between its two buttons. */
export const stepper = () =>
  ({
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
      ...centred,
      [`&:active${live}`]: { background: token('color-border') },
      '&:focus-visible': { outlineOffset: '-3px' },
      [media.hover]: { [`&:hover${live}`]: { background: token('color-surface-muted') } },
      [media.print]: { display: 'none' },
    },
  }) as const;
