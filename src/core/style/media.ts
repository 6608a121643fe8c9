import { rem, token } from './tokens';

/** Lower bounds of the breakpoints in CSS pixels of window width [BRAND-09]; below xs is 2xs. */
export const breakpoints = { xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/**
 * `media.md` is the at-rule "from md on" of the window. Use it by width only where a
 * requirement names the window, as for the header and the cards; elsewhere `container` [IMP-33].
 */
export const media = {
  sm: '@media (min-width: 376px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  /** The desktop header's limit: wider than 1024 px [HDR-01], or as many letters as fit there. */
  desktop: '@media (min-width: 64.0625em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Where no press opens anything: on paper, and where no script runs. */
  still: '@media print, (scripting: none)',
  noScript: '@media (scripting: none)',
} as const;

/** For a control that is not switched off: see `core/ui/switched-off`. */
export const live = ':not([aria-disabled=true])';

/** The focus mark of a box around what has the focus. */
export const focusRing = {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '2px',
} as const;

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '0.2em' } as const;

/**
 * The style of the outermost element of a view (and of a dialog), so that its content can query its
 * width. Not for one whose width comes from its content, as a buy button's: a container ignores its
 * content, so a page that shrinks it would use only the width here.
 */
export const containerRoot = {
  containerType: 'inline-size',
  containerName: 'atria',
  containIntrinsicInlineSize: rem(12),
} as const;

/**
 * `container.md` is the at-rule "in a container from md on" [IMP-33]. Its limits are in `em`, here
 * the reader's own font size: usually 480, 640 and 896 px.
 */
export const container = {
  sm: '@container atria (min-width: 30em)',
  md: '@container atria (min-width: 40em)',
  lg: '@container atria (min-width: 56em)',
} as const;

/**
 * Keeps at least the heights that a placement reserves, by the width of the window: a lower view
 * does not pull up what follows.
 */
export const reserved = (heights: Readonly<Record<number, number>>) =>
  Object.fromEntries(
    Object.entries(heights).map(([from, height]) => [
      `@media (min-width: ${from}px)`,
      { minBlockSize: `${height}px` },
    ]),
  );
