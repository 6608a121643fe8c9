import { css } from '../../core/style/css';
import { container, containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token('space-5'),
    maxInlineSize: token('page-width'),
    marginInline: 'auto',
    paddingBlock: token('space-5'),
    overflowWrap: 'anywhere',
    [media.print]: { paddingBlock: 0 },
  }),
  lead: css({ display: 'grid', gap: token('space-3') }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: token('space-6'),
    [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 28em', gap: token('space-7') },
  }),
  part: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-4') }),
  facts: css({
    display: 'grid',
    borderBlockStart: `1px solid ${token('color-border')}`,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${rem(9.5)}) minmax(0, 1fr)`,
      columnGap: token('space-4'),
      paddingBlock: token('space-3'),
      borderBlockEnd: `1px solid ${token('color-border')}`,
      breakInside: 'avoid',
    },
    dt: { fontWeight: token('font-weight-bold') },
    dd: { whiteSpace: 'pre-line' },
  }),
  summary: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space-4'),
    padding: token('space-4'),
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
    [container.md]: { padding: token('space-5') },
    [media.print]: { padding: 0 },
  }),
  buttons: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space-3'),
    [media.print]: { display: 'none' },
  }),
};
