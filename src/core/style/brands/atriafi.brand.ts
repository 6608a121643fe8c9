import type { BrandTheme } from './brand-theme';

/** Main site: warm red and cream, round and welcoming. */
export const atriafi: BrandTheme = {
  name: 'Atria',
  wordmark: new URL('./wordmarks/atriafi.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fffaf1',
    'color-surface-muted': '#f8eedd',
    'color-text': '#2b1a16',
    'color-header': '#fffaf1',
    'color-on-header': '#2b1a16',
    'radius-card': '16px',
  },
};
