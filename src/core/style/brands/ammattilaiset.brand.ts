import type { BrandTheme } from './brand-theme';
import { dense } from './dense.tokens';

/** Professionals: petrol and grey, small type, close rows. */
export const ammattilaiset: BrandTheme = {
  name: 'Atria Ammattilaiset',
  wordmark: new URL('./wordmarks/ammattilaiset.svg', import.meta.url).href,
  tokens: {
    ...dense,
    'color-surface-muted': '#eef1f3',
    'color-text': '#1e272e',
    'color-primary': '#1f4a63',
    'color-accent': '#dbe5ea',
    'color-on-accent': '#1c3a4b',
    'color-header': '#eef1f3',
    'color-on-header': '#1e272e',
    'color-header-accent': '#b5121b',
    'font-heading': "'Source Sans 3', 'Source Sans 3 Fallback', 'Segoe UI', system-ui, sans-serif",
    'font-weight-heading': '600',
  },
};
