import { container } from '../style/media';
import { token } from '../style/tokens';

/** The outermost element of a view that is a page of the shop, beside `containerRoot`. */
export const shopPage = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token('space-5'),
  maxInlineSize: token('page-width'),
  marginInline: 'auto',
  paddingBlock: token('space-5'),
} as const;

/** A box in it. */
export const panel = {
  padding: token('space-4'),
  borderRadius: token('radius-card'),
  [container.md]: { padding: token('space-5') },
} as const;
