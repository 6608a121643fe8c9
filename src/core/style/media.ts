/** Lower bounds of the breakpoints in CSS pixels of window width [BRAND-09]; below xs is 2xs. */
export const breakpoints = { xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** `media.md` is the at-rule "from md on"; the views start from the smallest screen. */
export const media = {
  xs: '@media (min-width: 280px)',
  sm: '@media (min-width: 376px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  '2xl': '@media (min-width: 1536px)',
  /** The desktop header's bound: wider than 1024 px [HDR-01]. */
  desktop: '@media (min-width: 1025px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
