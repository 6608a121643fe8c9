import type { BrandTheme } from './brand-theme';

/** Fresh delicatessen: sea green and salmon, light and airy. */
export const delise: BrandTheme = {
  name: 'Deli',
  wordmark: new URL('./wordmarks/delise.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fbfefc',
    'color-surface-muted': '#e9f5f1',
    'color-text': '#17302d',
    'color-primary': '#0a6a60',
    'color-accent': '#ffd9cb',
    'color-on-accent': '#5c2416',
    'color-header': '#e2f3ee',
    'color-on-header': '#17302d',
    'color-header-accent': '#a3391f',
    'font-body': "'Nunito', 'Nunito Fallback', 'Trebuchet MS', system-ui, sans-serif",
    'font-heading': "'Lora', 'Lora Fallback', Georgia, serif",
    'font-weight-heading': '500',
    'line-height-body': '1.6',
    'radius-m': '16px',
    'radius-l': '28px',
    'radius-input': '20px',
    'radius-card': '28px',
  },
};
