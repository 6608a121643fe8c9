import { column } from '../style/layout';
import { container, containerRoot } from '../style/media';
import { token } from '../style/tokens';

/** The outermost element of a view that is a page of the shop. */
export const shopPage = {
  ...containerRoot,
  ...column,
  alignContent: 'start',
  gap: token('space-5'),
  maxInlineSize: token('page-width'),
  marginInline: 'auto',
  paddingBlock: token('space-5'),
} as const;

/** A box in it. */
export const panel = {
  ...column,
  alignContent: 'start',
  gap: token('space-4'),
  padding: token('space-4'),
  borderRadius: token('radius-card'),
  [container.md]: { padding: token('space-5') },
} as const;

/** The main content, and beside it, where there is room, a part that is always in view. */
export const beside = (width: string, gap: string, wideGap: string) => ({
  ...column,
  alignItems: 'start',
  gap,
  [container.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${width}`, gap: wideGap },
});
