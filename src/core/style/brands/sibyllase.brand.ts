import type { BrandTheme } from './brand-theme';

export const sibyllase: BrandTheme = {
  name: 'Sibylla',
  wordmark: new URL('./wordmarks/sibyllase.svg', import.meta.url).href,
  tokens: {},
};
