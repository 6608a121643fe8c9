import type { BrandTheme } from './brand-theme';

export const foodservicese: BrandTheme = {
  name: 'Atria Foodservice',
  wordmark: new URL('./wordmarks/foodservicese.svg', import.meta.url).href,
  tokens: {},
};
