import type { BrandTheme } from './brand-theme';

export const lonnebergase: BrandTheme = {
  name: 'Lönneberga',
  wordmark: new URL('./wordmarks/lonnebergase.svg', import.meta.url).href,
  tokens: {},
};
