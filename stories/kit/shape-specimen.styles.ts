import { css } from '../../src/core/style/css';
import { rem, token } from '../../src/core/style/tokens';

export const styles = {
  root: css({
    display: 'grid',
    gap: rem(1.25),
    padding: rem(1.25),
    background: token('color-background'),
    blockSize: '100%',
    alignContent: 'start',
  }),
  steps: css({ display: 'grid', gap: rem(0.25) }),
  step: css({
    display: 'grid',
    gridTemplateColumns: `${rem(6)} minmax(0, 1fr)`,
    alignItems: 'center',
    fontSize: rem(0.75),
    color: token('color-text-muted'),
  }),
  bar: css({
    display: 'block',
    inlineSize: 'var(--size)',
    blockSize: rem(0.75),
    borderRadius: '2px',
    background: token('color-primary'),
  }),
  shapes: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: rem(0.75),
  }),
  shape: css({
    display: 'grid',
    gap: rem(0.25),
    fontSize: rem(0.75),
    lineHeight: 1.3,
    color: token('color-text-muted'),
  }),
  box: css({
    blockSize: rem(3.5),
    background: token('color-surface'),
    border: `${token('border-width')} solid ${token('color-border-strong')}`,
    borderRadius: 'var(--corner)',
  }),
  floating: css({
    borderColor: token('color-border'),
    borderRadius: token('radius-card'),
    boxShadow: 'var(--shadow)',
  }),
};
