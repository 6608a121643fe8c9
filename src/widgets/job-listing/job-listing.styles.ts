import { css } from '../../core/style/css';
import { column } from '../../core/style/layout';
import { container, containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const line = `${token('border-width')} solid ${token('color-border')}`;

export const styles = {
  root: css({
    ...containerRoot,
    ...column,
    gap: token('space-4'),
  }),
  count: css({ color: token('color-text-muted'), fontVariantNumeric: 'tabular-nums' }),
  list: css({ borderBlockStart: line }),
  job: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${token('space-2')} ${token('space-4')}`,
    paddingBlock: token('space-4'),
    borderBlockEnd: line,
    '& > svg': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      color: token('color-primary'),
      transition: `translate ${token('duration-fast')}`,
    },
    [container.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      '& > svg': { gridColumn: 3, gridRow: 1 },
    },
    breakInside: 'avoid',
  }),
  linked: css({
    [media.hover]: {
      '&:hover': {
        background: token('color-surface-muted'),
        '& > svg': { translate: rem(0.25), [media.reducedMotion]: { translate: 'none' } },
      },
    },
    '&:active': { background: token('color-border') },
  }),
  // It keeps its space, so that the dates of all rows are aligned.
  unlinked: css({ '& > svg': { visibility: 'hidden' } }),
  what: css({ display: 'grid', gap: token('space-1'), paddingInlineStart: token('space-3') }),
  // The whole row is the link.
  link: css({
    color: token('color-link'),
    'a&::after': { content: '""', position: 'absolute', inset: 0 },
    [media.hover]: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    'a&:focus-visible': { outline: 'none' },
    'a&:focus-visible::after': {
      outline: `3px solid ${token('color-focus')}`,
      outlineOffset: '-3px',
      borderRadius: token('radius-s'),
    },
  }),
  city: css({ color: token('color-text-muted') }),
  deadline: css({
    justifySelf: 'start',
    marginInlineStart: token('space-3'),
    fontSize: token('font-size-s'),
    fontVariantNumeric: 'tabular-nums',
    [container.md]: { justifySelf: 'end', textAlign: 'end' },
  }),
  open: css({ color: token('color-text') }),
  today: css({
    paddingInline: token('space-3'),
    paddingBlock: token('space-1'),
    borderRadius: token('radius-s'),
    background: token('color-warning-surface'),
    color: token('color-warning'),
    fontWeight: token('font-weight-bold'),
  }),
  past: css({ color: token('color-text-muted'), '& a': { color: token('color-text-muted') } }),
  empty: css({ color: token('color-text-muted'), fontSize: token('font-size-l') }),
};
