import type { BrandTheme } from './brand-theme';

export const lithellsse: BrandTheme = {
  name: 'Lithells',
  wordmark: new URL('./wordmarks/lithellsse.svg', import.meta.url).href,
  tokens: {},
};
