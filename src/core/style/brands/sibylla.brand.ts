import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Sibylla in Finland: red and yellow, loud. */
export const sibylla: BrandTheme = {
  name: 'Sibylla',
  wordmark: new URL('./wordmarks/sibylla.svg', import.meta.url).href,
  tokens: {
    'color-surface-muted': '#fff3c4',
    'color-text': '#2a0a08',
    'color-primary': '#d0111b',
    'color-accent': '#ffd400',
    'color-on-accent': '#5e0509',
    'color-header': '#b90e17',
    'color-on-header': '#fff',
    'color-header-accent': '#ffd400',
    'font-body': "'Archivo', 'Archivo Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Anton', 'Anton Fallback', 'Impact', sans-serif",
    'font-weight-heading': '400',
    'heading-transform': 'uppercase',
    'line-height-heading': '1.1',
    'font-size-2xl': rem(2.25),
    'font-size-3xl': rem(3),
    'font-size-4xl': rem(4.25),
    'radius-button': '6px',
    'radius-card': '6px',
    'button-transform': 'uppercase',
    'border-width': '2px',
  },
};
