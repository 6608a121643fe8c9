import type { BrandTheme } from './brand-theme';

export const sibylla: BrandTheme = {
  name: 'Sibylla',
  wordmark: new URL('./wordmarks/sibylla.svg', import.meta.url).href,
  tokens: {},
};
