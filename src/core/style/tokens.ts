/**
 * The tokens for views, with the values that every brand starts from; a brand file overrides those
 * of its character. Lengths in `rem(…)` follow the reader's own font size, not the host page's
 * `html` rule.
 */
// By this mark the build drops shared styles of which it has made the rules.
/* @__NO_SIDE_EFFECTS__ */ export const rem = (factor: number): string =>
  `calc(var(--_rem) * ${factor})`;

const reference = (name: string): string => `var(--atria-${name}, var(--_${name}))`;

// Chrome 109 does not know it and would show no colour: text without its background.
const canMix = typeof CSS === 'undefined' || CSS.supports('color', 'color-mix(in srgb, red, red)');

// A colour mixed from others: a brand or a host page that changes those changes this one, too.
const mix = (name: string, percent: number, other: string): string => {
  if (canMix) return `color-mix(in srgb, ${reference(name)} ${percent}%, ${other})`;
  return percent > 50 ? reference(name) : other;
};
const ink = (percent: number): string => mix('color-text', percent, reference('color-background'));

const shade = (percent: number): string =>
  canMix
    ? `color-mix(in srgb, ${reference('color-scrim')} ${percent}%, transparent)`
    : `rgb(0 0 0 / ${percent}%)`;

export const baseTokens = {
  // Colour. Each pair named in docs/theming.md has AA contrast in every brand (tested).
  'color-background': '#fff',
  'color-surface': '#fff',
  'color-surface-muted': '#f6f3ee',
  'color-text': '#221c1a',
  'color-text-muted': ink(74),
  'color-border': ink(15),
  'color-border-strong': ink(58),
  'color-primary': '#b5121b',
  'color-primary-hover': mix('color-primary', 84, '#000'),
  'color-primary-active': mix('color-primary', 68, '#000'),
  'color-on-primary': '#fff',
  'color-accent': '#f6e2c2',
  'color-on-accent': '#4a1a10',
  'color-link': reference('color-primary'),
  'color-focus': '#1456c4',
  'color-danger': '#b00020',
  'color-danger-surface': '#fdecee',
  'color-success': '#1c6b32',
  'color-success-surface': '#e8f4ea',
  'color-warning': '#7a4b00',
  'color-warning-surface': '#fff4dc',
  'color-info': '#1d4f8c',
  'color-info-surface': '#e7eff9',
  'color-star': '#ffc233',
  'color-sale': '#b5121b',
  'color-on-sale': '#fff',
  'color-header': '#fff',
  'color-on-header': '#221c1a',
  /** The mark of the current tab, and of counts in the header. */
  'color-header-accent': reference('color-primary'),
  'color-backdrop': 'rgb(20 14 12 / 0.6)',
  'color-on-image': '#ffffff',
  /** The shade of pictures below a text: the brand's, nearly black. */
  'color-scrim': mix('color-primary', 34, '#000'),
  'image-scrim': `linear-gradient(transparent, ${shade(64)} 40%, ${shade(84)})`,
  'color-skeleton': ink(9),
  // Type
  'font-body': "'Source Sans 3', 'Source Sans 3 Fallback', 'Segoe UI', system-ui, sans-serif",
  'font-heading': "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  'font-weight-body': '400',
  'font-weight-bold': '600',
  'font-weight-heading': '700',
  'heading-transform': 'none',
  'heading-letter-spacing': 'var(--atria-letter-spacing, normal)',
  'heading-word-spacing': 'var(--atria-word-spacing, normal)',
  'line-height-body': '1.5',
  'line-height-heading': '1.15',
  'font-size-xs': rem(0.8125),
  'font-size-s': rem(0.875),
  'font-size-m': rem(1),
  'font-size-l': rem(1.25),
  'font-size-xl': rem(1.5625),
  'font-size-2xl': rem(1.9375),
  'font-size-3xl': rem(2.4375),
  'font-size-4xl': rem(3.0625),
  // Rhythm
  'space-1': rem(0.25),
  'space-2': rem(0.5),
  'space-3': rem(0.75),
  'space-4': rem(1),
  'space-5': rem(1.5),
  'space-6': rem(2),
  'space-7': rem(3),
  'space-8': rem(4.5),
  'page-width': rem(80),
  'page-gutter': `clamp(${rem(1)}, 4vw, ${rem(2.5)})`,
  // Shape
  'radius-s': '4px',
  'radius-m': '8px',
  'radius-l': '16px',
  'radius-button': '999px',
  'radius-input': '6px',
  'radius-card': '12px',
  'border-width': '1px',
  'shadow-1': '0 1px 2px rgb(34 20 12 / 0.08), 0 2px 8px rgb(34 20 12 / 0.06)',
  'shadow-2': '0 2px 6px rgb(34 20 12 / 0.1), 0 12px 32px rgb(34 20 12 / 0.14)',
  'button-transform': 'none',
  'button-letter-spacing': 'var(--atria-letter-spacing, normal)',
  // Time; 300 ms is the side menu [HDR-16], 500 ms slides and accordions [CAR-06, CONT-13].
  'duration-fast': '150ms',
  'duration-menu': '300ms',
  'duration-slide': '500ms',
} as const;

export type TokenName = keyof typeof baseTokens;
export type Tokens = Partial<Record<TokenName, string>>;

/** For a reader who asks the system for more contrast: replaces greys and thin lines. */
export const contrastTokens: Tokens = {
  'color-text-muted': reference('color-text'),
  'color-border': ink(74),
  'color-border-strong': reference('color-text'),
};

/**
 * The value of a token for use in a style. A host page overrides it with `--atria-<name>` on any
 * element around the widget; otherwise the brand's value holds (see brand-class.ts).
 */
/* @__NO_SIDE_EFFECTS__ */ export const token = (name: TokenName): string => `var(--_${name})`;

/**
 * The `paddingInline` of an element as wide as its page: its content is aligned with the page's.
 */
export const pagePadding = `max(${token('page-gutter')}, (100% - ${token('page-width')}) / 2)`;
