import type { BrandTheme } from './brand-theme';

export const atriafi: BrandTheme = {
  name: 'Atria',
  wordmark: new URL('./wordmarks/atriafi.svg', import.meta.url).href,
  tokens: {},
};
