import type { BrandTheme } from './brand-theme';

export const atriacom: BrandTheme = {
  name: 'Atria',
  wordmark: new URL('./wordmarks/atriacom.svg', import.meta.url).href,
  tokens: {},
};
