import type { BrandTheme } from './brand-theme';

export const jyvabroiler: BrandTheme = {
  name: 'Jyväbroiler',
  wordmark: new URL('./wordmarks/jyvabroiler.svg', import.meta.url).href,
  tokens: {},
};
