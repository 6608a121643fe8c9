import type { BrandTheme } from './brand-theme';

export const delise: BrandTheme = {
  name: 'Deli',
  wordmark: new URL('./wordmarks/delise.svg', import.meta.url).href,
  tokens: {},
};
