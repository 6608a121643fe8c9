import { css } from '../style/css';
import { column, filled, row, wrapping } from '../style/layout';
import { container, containerRoot, media } from '../style/media';
import { rem, token } from '../style/tokens';

const parts = () => ({ ...column, gap: token('space-4') });
/** A filter that stays pressed; a radio button has the same form. */
export const pill = () => ({
  ...row('space-1'),
  display: 'inline-flex',
  minBlockSize: rem(2.75),
  paddingInline: token('space-4'),
  border: `${token('border-width')} solid ${token('color-border-strong')}`,
  borderRadius: token('radius-button'),
  background: token('color-surface'),
  fontSize: token('font-size-s'),
  transition: `background-color ${token('duration-fast')}, border-color ${token('duration-fast')}`,
  [media.hover]: { '&:hover': { borderColor: token('color-text') } },
  '&:active': { background: token('color-surface-muted') },
});
export const pillChosen = () => ({ borderColor: token('color-primary'), ...filled('primary') });

/** The styles that the search pages share. */
export const styles = {
  root: css(containerRoot),
  page: css({ ...parts() }),
  head: css({
    ...wrapping,
    alignItems: 'center',
    gap: `${token('space-2')} ${token('space-5')}`,
    '& > form': { flex: `1 1 ${rem(20)}` },
  }),
  // Keeps its line while the facets load.
  facets: css({
    ...wrapping,
    gap: token('space-3'),
    minBlockSize: rem(2.75),
    '&:empty': { display: 'none' },
    [media.print]: { display: 'none' },
  }),
  foot: css({ textAlign: 'center' }),
  row: css({ ...row('space-2'), flexWrap: 'wrap' }),
  // Two fit beside each other on a phone, of equal height when a name takes two lines. Each is as
  // wide as its longest word, up to a limit, where a longer word breaks. The selector is doubled to
  // win over the dropdown's own size.
  dropdown: css({
    '&&': {
      display: 'flex',
      flex: '1 1 auto',
      inlineSize: 'min-content',
      minInlineSize: `min(${rem(8)}, 100%)`,
      maxInlineSize: `min(${rem(15)}, 100%)`,
      '& > button': { minInlineSize: 0 },
    },
  }),
  // One line that scrolls where it is narrow, so that its height is known before it loads. The
  // focus ring is inside, since a scroll box cuts off what is outside.
  line: css({
    ...wrapping,
    alignItems: 'baseline',
    gap: `${token('space-1')} ${token('space-2')}`,
    minBlockSize: rem(4.5),
    overflowWrap: 'anywhere',
    [media.hover]: { minBlockSize: rem(5.25) },
    [container.md]: { '&&': { minBlockSize: rem(2.75) } },
    // The name of the row, which screen readers have already; above it where it is narrow.
    '&::before': { content: 'attr(data-label) / ""', color: token('color-text-muted') },
    '& > ul': {
      flex: `1 1 ${rem(28)}`,
      minInlineSize: 0,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // A mouse has no other way to scroll it.
      [media.hover]: { scrollbarWidth: 'thin' },
      whiteSpace: 'nowrap',
      [container.md]: { flexWrap: 'wrap' },
      ':focus-visible': { outlineOffset: '-3px' },
    },
    [media.print]: { display: 'none' },
  }),
  toggle: css({ ...pill(), '&[aria-pressed=true]': pillChosen() }),
  empty: css({
    display: 'grid',
    justifyItems: 'start',
    gap: token('space-4'),
    paddingBlock: token('space-7'),
    color: token('color-text-muted'),
    fontSize: token('font-size-l'),
  }),
  results: css({ ...parts(), position: 'relative' }),
  dense: css({ '@media (max-width: 375.98px)': { '--_max': 'min(2, var(--columns))' } }),
  hits: css({ transition: `opacity ${token('duration-fast')}` }),
  // Without a transition: a fade would repaint the whole list before the press is answered. A layer
  // above the hits blocks presses, because `pointer-events` would restyle each of their elements.
  dimmed: css({
    position: 'relative',
    opacity: 0.45,
    transition: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
};
