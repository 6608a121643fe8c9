import type { BrandTheme } from './brand-theme';

/** Meat shop: deep red on charcoal, cut square, headings like a butcher’s sign. */
export const lihakauppa: BrandTheme = {
  name: 'Atria Lihakauppa',
  wordmark: new URL('./wordmarks/lihakauppa.svg', import.meta.url).href,
  tokens: {
    'color-background': '#f7f5f4',
    'color-surface-muted': '#eceae8',
    'color-text': '#231f20',
    'color-primary': '#9b1220',
    'color-accent': '#332e2f',
    'color-on-accent': '#f8e9e4',
    'color-header': '#231f20',
    'color-on-header': '#fff',
    'color-header-accent': '#ff6b66',
    'font-body': "'Inter', 'Inter Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Oswald', 'Oswald Fallback', 'Arial Narrow', sans-serif",
    'font-weight-heading': '600',
    'heading-transform': 'uppercase',
    'heading-letter-spacing': '0.02em',
    'radius-s': '2px',
    'radius-m': '2px',
    'radius-l': '4px',
    'radius-button': '3px',
    'radius-input': '2px',
    'radius-card': '3px',
  },
};
