import { css } from '../../core/style/css';
import { filled, row, wrapping } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

/** A colour over the row's own, so that it suits light and dark headers. */
export const tint = (percent: number): string =>
  `color-mix(in srgb, currentColor ${percent}%, transparent)`;

/** The header of any window; only its logo is printed, on a patch of the header's colour. */
export const headerBox = {
  position: 'relative' as const,
  zIndex: 900,
  background: token('color-header'),
  color: token('color-on-header'),
  '--_color-skeleton': tint(12),
  [media.print]: {
    blockSize: 'auto',
    background: 'none',
    border: 0,
    'form, button': { display: 'none' },
    'a:not(:has(img))': { display: 'none' },
  },
};

/** The styles that the desktop header, the mobile header and the side menu share. */
export const styles = {
  skip: css({
    position: 'fixed',
    insetBlockStart: token('space-2'),
    insetInlineStart: token('space-4'),
    zIndex: 9,
    padding: `${token('space-3')} ${token('space-5')}`,
    borderRadius: token('radius-button'),
    ...filled('primary'),
    fontWeight: token('font-weight-bold'),
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  }),
  // Width and height are set before the picture loads, so nothing beside it moves.
  logo: css({
    display: 'block',
    flex: 'none',
    borderRadius: token('radius-s'),
    [media.print]: {
      padding: token('space-2'),
      background: token('color-header'),
      printColorAdjust: 'exact',
    },
  }),
  wordmark: css({
    inlineSize: rem(10),
    blockSize: rem(2.75),
    objectFit: 'contain',
    // On a layer of its own its pixels are the same at every position of the header.
    willChange: 'transform',
    [media.desktop]: { inlineSize: rem(14), blockSize: rem(3.5), objectPosition: 'left' },
    maxInlineSize: '100%',
  }),
  /** Language, account and cart: icon and label in one target. */
  action: css({
    position: 'relative',
    ...row('space-2'),
    display: 'inline-flex',
    justifyContent: 'center',
    flex: 'none',
    minInlineSize: rem(2.75),
    minBlockSize: rem(2.75),
    paddingInline: token('space-2'),
    borderRadius: token('radius-button'),
    fontSize: token('font-size-s'),
    // Its label or icon is aligned with the end of the page's content.
    [media.desktop]: { marginInlineEnd: `calc(-1 * ${token('space-2')})` },
    transition: `background ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { background: tint(8) } },
    '&:active': { background: tint(14) },
    '&[aria-current]': { fontWeight: token('font-weight-bold') },
  }),
  // A badge in the colours of the header, which may be those of a sale.
  count: css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    '--_color-sale': token('color-header-accent'),
    '--_color-on-sale': token('color-header'),
  }),
  /** Shown in place of a menu that fails to load. */
  missing: css({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: 5,
    minInlineSize: rem(16),
    background: token('color-surface'),
    boxShadow: token('shadow-2'),
  }),
  retry: css({
    display: 'block',
    minBlockSize: rem(2.75),
    marginInline: 'auto',
    paddingInline: token('space-3'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    textDecoration: 'underline',
    outlineOffset: '-3px',
  }),
  languages: css({ ...wrapping, columnGap: token('space-3') }),
  itemIcon: css({ inlineSize: rem(1.25), blockSize: rem(1.25), objectFit: 'contain' }),
};
