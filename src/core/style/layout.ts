import { token } from './tokens';

/** Parts one below the other, none wider than the container. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Parts beside each other, and on further lines if they do not fit. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

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
