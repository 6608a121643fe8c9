import type { BrandTheme } from './brand-theme';

export const lihakauppa: BrandTheme = {
  name: 'Atria Lihakauppa',
  wordmark: new URL('./wordmarks/lihakauppa.svg', import.meta.url).href,
  tokens: {},
};
