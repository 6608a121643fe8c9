import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Black and lime: fast food with a wink, heavy and tight. */
export const goohse: BrandTheme = {
  name: 'Gooh',
  wordmark: new URL('./wordmarks/goohse.svg', import.meta.url).href,
  tokens: {
    'color-surface-muted': '#f2f4ea',
    'color-text': '#111',
    'color-primary': '#111',
    'color-primary-hover': '#333',
    'color-primary-active': '#4a4a4a',
    'color-on-primary': '#cdf33c',
    'color-accent': '#cdf33c',
    'color-on-accent': '#111',
    'color-header': '#111',
    'color-on-header': '#fff',
    'color-header-accent': '#cdf33c',
    'font-body': "'Inter', 'Inter Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Archivo', 'Archivo Fallback', 'Arial Black', system-ui, sans-serif",
    'font-weight-heading': '900',
    'heading-letter-spacing': '-0.02em',
    'heading-word-spacing': '0.1em',
    'line-height-heading': '1.05',
    'font-size-3xl': rem(2.875),
    'font-size-4xl': rem(4),
    'radius-m': '18px',
    'radius-l': '32px',
    'radius-input': '999px',
    'radius-card': '32px',
  },
};
