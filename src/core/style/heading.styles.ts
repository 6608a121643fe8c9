import { css } from './css';
import { token } from './tokens';

/** How a brand sets its headings, whatever their size. */
export const headingType = {
  fontFamily: token('font-heading'),
  fontWeight: token('font-weight-heading'),
  lineHeight: token('line-height-heading'),
  letterSpacing: token('heading-letter-spacing'),
  wordSpacing: token('heading-word-spacing'),
  textTransform: token('heading-transform') as 'none',
};

const base = {
  ...headingType,
  textWrap: 'balance' as const,
  // A word too long for its line is hyphenated where the browser can.
  overflowWrap: 'anywhere' as const,
  hyphens: 'auto' as const,
  hyphenateLimitChars: '16 6 6',
};

// `cqi` is a hundredth of the widget's width, or of the window's if the widget is not a container.
/** Headings by visual size, whatever their level. */
export const heading = {
  page: css({
    ...base,
    fontSize: `clamp(${token('font-size-2xl')}, 6.4cqi, ${token('font-size-4xl')})`,
  }),
  section: css({
    ...base,
    fontSize: `clamp(${token('font-size-xl')}, 4cqi, ${token('font-size-2xl')})`,
  }),
  block: css({ ...base, fontSize: token('font-size-l') }),
  card: css({ ...base, fontSize: token('font-size-m') }),
};
