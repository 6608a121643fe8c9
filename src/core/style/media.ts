import { rem } from './tokens';

/** Lower bounds of the breakpoints in CSS pixels of window width [BRAND-09]; below xs is 2xs. */
export const breakpoints = { xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/**
 * `media.md` is the at-rule "from md on" of the window. By width only the header and the card grid
 * use it, whose rows name the window; all else asks `container` [IMP-33].
 */
export const media = {
  xs: '@media (min-width: 280px)',
  sm: '@media (min-width: 376px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  '2xl': '@media (min-width: 1536px)',
  /**
   * The desktop header's bound: wider than 1024 px [HDR-01], or of as many letters as fit there.
   */
  desktop: '@media (min-width: 64.0625em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Nothing opens by a press: on paper, and where no script runs. */
  still: '@media print, (scripting: none)',
  noScript: '@media (scripting: none)',
} as const;

/** Of a control that does something: see `core/ui/switched-off`. */
export const live = ':not([aria-disabled=true])';

/** What only a script gives the focus to, so that one reads on from there, shows no mark of it. */
export const quietFocus = { '&:focus': { outline: 'none', boxShadow: 'none' } } as const;

/**
 * What the outermost element of a view (and of a dialog) has in its style, so that what is inside
 * can ask for its width. Not for one whose width comes from its content, as a buy button's does: a
 * container says nothing of that, except for the width here, which a page that shrinks it would
 * use.
 */
export const containerRoot = {
  containerType: 'inline-size',
  containerName: 'atria',
  containIntrinsicInlineSize: rem(12),
} as const;

/**
 * `container.md` is the at-rule "in a container from md on" [IMP-33]. Its bounds are in `em`, which
 * here is the reader's own font size: 480, 640 and 896 px as a rule.
 */
export const container = {
  sm: '@container atria (min-width: 30em)',
  md: '@container atria (min-width: 40em)',
  lg: '@container atria (min-width: 56em)',
} as const;

/**
 * Keeps at least the heights that a placement reserves, by the width of the window: a view that
 * comes out lower there does not pull up what follows.
 */
export const reserved = (heights: Readonly<Record<number, number>>) =>
  Object.fromEntries(
    Object.entries(heights).map(([from, height]) => [
      `@media (min-width: ${from}px)`,
      { minBlockSize: `${height}px` },
    ]),
  );
