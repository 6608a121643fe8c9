import { rem, type Tokens } from '../tokens';

/** Type and spacing of the sites for professionals: more rows in the same space. */
export const dense: Tokens = {
  'font-size-m': rem(0.9375),
  'font-size-l': rem(1.125),
  'font-size-xl': rem(1.3125),
  'font-size-2xl': rem(1.5625),
  'font-size-3xl': rem(1.875),
  'font-size-4xl': rem(2.25),
  'line-height-body': '1.4',
  'space-4': rem(0.875),
  'space-5': rem(1.25),
  'space-6': rem(1.625),
  'space-7': rem(2.25),
  'space-8': rem(3.25),
  'radius-button': '4px',
  'radius-input': '4px',
  'radius-card': '4px',
  'radius-l': '6px',
};
