import type { BrandTheme } from './brand-theme';

export const mestariforsmanfi: BrandTheme = {
  name: 'Mestari Forsman',
  wordmark: new URL('./wordmarks/mestariforsmanfi.svg', import.meta.url).href,
  tokens: {},
};
