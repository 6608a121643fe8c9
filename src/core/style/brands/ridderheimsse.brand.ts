import type { BrandTheme } from './brand-theme';

export const ridderheimsse: BrandTheme = {
  name: 'Ridderheims',
  wordmark: new URL('./wordmarks/ridderheimsse.svg', import.meta.url).href,
  tokens: {},
};
