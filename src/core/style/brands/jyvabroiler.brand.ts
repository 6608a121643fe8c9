import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Poultry: sunny yellow and leaf green, big and bouncy. */
export const jyvabroiler: BrandTheme = {
  name: 'Jyväbroiler',
  wordmark: new URL('./wordmarks/jyvabroiler.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fffdf2',
    'color-surface-muted': '#fdf4cf',
    'color-text': '#1b3121',
    'color-primary': '#17702f',
    'color-accent': '#ffdb3c',
    'color-on-accent': '#1b3a20',
    'color-header': '#ffd52b',
    'color-on-header': '#143d1e',
    'color-header-accent': '#14602a',
    'font-body': "'Nunito', 'Nunito Fallback', 'Trebuchet MS', system-ui, sans-serif",
    'font-heading': "'Nunito', 'Nunito Fallback', 'Trebuchet MS', system-ui, sans-serif",
    'font-weight-bold': '700',
    'font-weight-heading': '900',
    'font-size-3xl': rem(2.75),
    'font-size-4xl': rem(3.5),
    'radius-m': '14px',
    'radius-l': '24px',
    'radius-input': '14px',
    'radius-card': '24px',
    'border-width': '2px',
  },
};
