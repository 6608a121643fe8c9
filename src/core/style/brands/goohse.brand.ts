import type { BrandTheme } from './brand-theme';

export const goohse: BrandTheme = {
  name: 'Gooh',
  wordmark: new URL('./wordmarks/goohse.svg', import.meta.url).href,
  tokens: {},
};
