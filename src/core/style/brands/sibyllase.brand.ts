import type { BrandTheme } from './brand-theme';
import { sibylla } from './sibylla.brand';

/** Sibylla in Sweden: the same voice, the colours turned round and the corners off. */
export const sibyllase: BrandTheme = {
  name: 'Sibylla',
  wordmark: new URL('./wordmarks/sibyllase.svg', import.meta.url).href,
  tokens: {
    ...sibylla.tokens,
    'color-header': '#ffd400',
    'color-on-header': '#5e0509',
    'color-header-accent': '#b80d16',
    'radius-m': '14px',
    'radius-l': '24px',
    'radius-button': '999px',
    'radius-card': '20px',
  },
};
