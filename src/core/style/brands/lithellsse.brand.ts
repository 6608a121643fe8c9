import type { BrandTheme } from './brand-theme';

/** Dark red and oat: honest, sturdy, a little rough. */
export const lithellsse: BrandTheme = {
  name: 'Lithells',
  wordmark: new URL('./wordmarks/lithellsse.svg', import.meta.url).href,
  tokens: {
    'color-background': '#f7f1e4',
    'color-surface': '#fffdf7',
    'color-surface-muted': '#ebe0c9',
    'color-text': '#33190f',
    'color-primary': '#7b1416',
    'color-accent': '#dcc79d',
    'color-on-accent': '#44150e',
    'color-header': '#e8dabc',
    'color-on-header': '#4a100f',
    'font-heading': "'Archivo', 'Archivo Fallback', 'Arial Black', system-ui, sans-serif",
    'font-weight-heading': '800',
    'heading-letter-spacing': '-0.01em',
    'radius-button': '8px',
    'radius-card': '8px',
  },
};
