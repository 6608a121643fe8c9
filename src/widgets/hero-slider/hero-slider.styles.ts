import { css } from '../../core/style/css';
import { container, containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    background: token('color-surface-muted'),
  }),
  slide: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // It grows with the longest text.
    blockSize: '100%',
    minBlockSize: '400px',
    overflow: 'hidden',
    isolation: 'isolate',
    color: token('color-on-image'),
    '& > *': { gridArea: '1 / 1' },
    // Below the layer and the text, which have no place of their own.
    '& > img': { position: 'absolute', inset: 0, zIndex: -1 },
    [container.md]: { minBlockSize: '480px' },
    [container.lg]: { minBlockSize: '560px' },
  }),
  text: css({
    display: 'grid',
    alignSelf: 'end',
    paddingBlockStart: token('space-8'),
    paddingInline: token('space-5'),
    background: token('image-scrim'),
    [container.md]: { paddingInline: rem(5) },
    p: {
      inlineSize: '100%',
      maxInlineSize: token('page-width'),
      marginInline: 'auto',
    },
  }),
  atStart: css({ textAlign: 'start' }),
  inMiddle: css({ textAlign: 'center' }),
  atEnd: css({ textAlign: 'end' }),
  layer: css({ background: token('color-backdrop') }),
  overLayer: css({ alignSelf: 'center', paddingBlockStart: token('space-5'), background: 'none' }),
};
