import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Corporate: white space, black type, one red line. */
export const atriacom: BrandTheme = {
  name: 'Atria',
  wordmark: new URL('./wordmarks/atriacom.svg', import.meta.url).href,
  tokens: {
    'color-surface-muted': '#f4f4f4',
    'color-text': '#161616',
    'color-primary': '#b30f1a',
    'color-accent': '#ececec',
    'color-on-accent': '#161616',
    'color-on-header': '#161616',
    'font-body': "'Inter', 'Inter Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Inter', 'Inter Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-weight-heading': '400',
    'heading-letter-spacing': '-0.03em',
    'line-height-heading': '1.08',
    'font-size-2xl': rem(2.25),
    'font-size-3xl': rem(3),
    'font-size-4xl': rem(4),
    'space-7': rem(4),
    'space-8': rem(6),
    'radius-s': '0',
    'radius-m': '0',
    'radius-l': '0',
    'radius-button': '0',
    'radius-input': '0',
    'radius-card': '0',
    'shadow-1': '0 0 0 1px #dcdcdc',
  },
};
