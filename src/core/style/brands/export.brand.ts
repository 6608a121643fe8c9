import { rem } from '../tokens';
import type { BrandTheme } from './brand-theme';

/** Export site: midnight blue, cool and photographic. */
export const exportSite: BrandTheme = {
  name: 'Atria Export',
  wordmark: new URL('./wordmarks/export.svg', import.meta.url).href,
  tokens: {
    'color-surface-muted': '#eff3f7',
    'color-text': '#14212e',
    'color-primary': '#12365c',
    'color-accent': '#d8e6f2',
    'color-on-accent': '#12304f',
    'color-header': '#0f2942',
    'color-header-accent': '#8fc7f5',
    'color-on-header': '#fff',
    'font-body': "'Inter', 'Inter Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Archivo', 'Archivo Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-weight-heading': '600',
    'heading-letter-spacing': '-0.01em',
    'space-7': rem(3.5),
    'space-8': rem(6),
    'radius-button': '4px',
    'radius-input': '4px',
    'radius-card': '4px',
  },
};
