import type { BrandTheme } from './brand-theme';

/** Black and gold: sharp corners, fine lines, a display serif. */
export const ridderheimsse: BrandTheme = {
  name: 'Ridderheims',
  wordmark: new URL('./wordmarks/ridderheimsse.svg', import.meta.url).href,
  tokens: {
    'color-background': '#fcf9f2',
    'color-surface-muted': '#f3ecdb',
    'color-text': '#1a150d',
    'color-primary': '#15110a',
    'color-primary-hover': '#3a2f1a',
    'color-primary-active': '#52421f',
    'color-on-primary': '#f0d48a',
    'color-accent': '#d9b659',
    'color-on-accent': '#1a1408',
    'color-link': '#765410',
    'color-header': '#100d08',
    'color-on-header': '#f3dfae',
    'color-header-accent': '#d9b659',
    'font-heading': "'Playfair Display', 'Playfair Display Fallback', 'Didot', Georgia, serif",
    'font-weight-heading': '600',
    'heading-letter-spacing': '0.01em',
    'button-letter-spacing': '0.06em',
    'radius-s': '0',
    'radius-m': '0',
    'radius-l': '0',
    'radius-button': '0',
    'radius-input': '0',
    'radius-card': '0',
  },
};
