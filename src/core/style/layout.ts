/** Parts one below the other, none wider than the container. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Parts beside each other, and on further lines if they do not fit. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;
