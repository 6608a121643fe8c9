import type { BrandTheme } from './brand-theme';
import { dense } from './dense.tokens';

/** Swedish food service: pine green on a dark bar, small type, close rows. */
export const foodservicese: BrandTheme = {
  name: 'Atria Foodservice',
  wordmark: new URL('./wordmarks/foodservicese.svg', import.meta.url).href,
  tokens: {
    ...dense,
    'color-surface-muted': '#eef2ef',
    'color-text': '#1b2622',
    'color-primary': '#1c5a47',
    'color-accent': '#d5e6dd',
    'color-on-accent': '#173f33',
    'color-header': '#18312a',
    'color-on-header': '#fff',
    'color-header-accent': '#f2b441',
    'font-body': "'Archivo', 'Archivo Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-heading': "'Archivo', 'Archivo Fallback', 'Segoe UI', system-ui, sans-serif",
  },
};
