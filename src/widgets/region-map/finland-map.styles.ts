import { css } from '../../core/style/css';
import { disc } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const size = rem(1.625);

export const styles = {
  root: css({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: rem(26),
    marginInline: 'auto',
    svg: { inlineSize: '100%', blockSize: 'auto', overflow: 'visible' },
  }),
  region: css({
    fill: token('color-surface'),
    stroke: token('color-border-strong'),
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    transition: `fill ${token('duration-fast')}`,
  }),
  active: css({
    fill: token('color-accent'),
    cursor: 'pointer',
    [media.hover]: { '&:hover': { fill: token('color-primary') } },
  }),
  chosen: css({ fill: token('color-primary') }),
  lakes: css({
    fill: token('color-background'),
    fillOpacity: 0.8,
    pointerEvents: 'none',
  }),
  number: css({
    position: 'absolute',
    insetInlineStart: `calc(var(--x) - ${size} / 2 + var(--before) * ${size} * 0.9)`,
    insetBlockStart: `calc(var(--y) - ${size} / 2)`,
    ...disc(size),
    border: `2px solid ${token('color-surface')}`,
    fontSize: token('font-size-xs'),
    fontWeight: token('font-weight-bold'),
    lineHeight: 1,
    boxShadow: token('shadow-1'),
    cursor: 'pointer',
    transition: `scale ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { zIndex: 1, scale: '1.15' } },
  }),
  chosenNumber: css({
    zIndex: 1,
    borderColor: token('color-primary'),
    background: token('color-surface'),
    color: token('color-primary'),
    scale: '1.25',
  }),
};
