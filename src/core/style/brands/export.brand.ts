import type { BrandTheme } from './brand-theme';

export const exportSite: BrandTheme = {
  name: 'Atria Export',
  wordmark: new URL('./wordmarks/export.svg', import.meta.url).href,
  tokens: {},
};
