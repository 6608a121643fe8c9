import type { BrandTheme } from './brand-theme';

/** Farmhouse blue with straw: painted boards and white corners. */
export const lonnebergase: BrandTheme = {
  name: 'Lönneberga',
  wordmark: new URL('./wordmarks/lonnebergase.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fbfcfe',
    'color-surface-muted': '#e8eff7',
    'color-text': '#14273d',
    'color-primary': '#1f528f',
    'color-accent': '#fbe3a0',
    'color-on-accent': '#3d2e08',
    'color-header': '#1f528f',
    'color-on-header': '#fff',
    'color-header-accent': '#fbd96f',
    'font-body': "'Nunito', 'Nunito Fallback', 'Trebuchet MS', system-ui, sans-serif",
    'font-weight-heading': '800',
    'radius-button': '10px',
    'radius-input': '10px',
    'radius-card': '10px',
    'border-width': '2px',
  },
};
