import type { BrandTheme } from './brand-theme';

export const ammattilaiset: BrandTheme = {
  name: 'Atria Ammattilaiset',
  wordmark: new URL('./wordmarks/ammattilaiset.svg', import.meta.url).href,
  tokens: {},
};
