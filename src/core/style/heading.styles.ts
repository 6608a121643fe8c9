import { css } from './css';
import { media } from './media';
import { token } from './tokens';

const base = {
  fontFamily: token('font-heading'),
  fontWeight: token('font-weight-heading'),
  lineHeight: token('line-height-heading'),
  letterSpacing: token('heading-letter-spacing'),
  textTransform: token('heading-transform') as 'none',
  textWrap: 'balance' as const,
};

/** Headings by visual size, whatever their level. */
export const heading = {
  page: css({
    ...base,
    fontSize: token('font-size-2xl'),
    [media.md]: { fontSize: token('font-size-4xl') },
  }),
  section: css({
    ...base,
    fontSize: token('font-size-xl'),
    [media.md]: { fontSize: token('font-size-2xl') },
  }),
  block: css({ ...base, fontSize: token('font-size-l') }),
  card: css({ ...base, fontSize: token('font-size-m') }),
};
