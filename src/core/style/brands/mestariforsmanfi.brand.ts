import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Burgundy and parchment: a master’s tradition in book type. */
export const mestariforsmanfi: BrandTheme = {
  name: 'Mestari Forsman',
  wordmark: new URL('./wordmarks/mestariforsmanfi.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fbf5e9',
    'color-surface': '#fffcf5',
    'color-surface-muted': '#f2e7d3',
    'color-text': '#2a1719',
    'color-primary': '#6d1226',
    'color-accent': '#e6cfa6',
    'color-on-accent': '#4d0f1c',
    'color-header': '#5a0e1f',
    'color-on-header': '#fae9cf',
    'color-header-accent': '#e6c78c',
    'font-body': "'Lora', 'Lora Fallback', Georgia, serif",
    'font-heading': "'EB Garamond', 'EB Garamond Fallback', 'Garamond', Georgia, serif",
    'font-weight-heading': '600',
    'font-size-xl': rem(1.75),
    'font-size-2xl': rem(2.125),
    'font-size-3xl': rem(2.75),
    'font-size-4xl': rem(3.5),
    'radius-m': '4px',
    'radius-l': '6px',
    'radius-button': '4px',
    'radius-input': '3px',
    'radius-card': '4px',
  },
};
