import { css } from '../style/css';
import { column } from '../style/layout';
import { container, containerRoot } from '../style/media';
import { pagePadding, rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    background: token('color-surface-muted'),
    color: token('color-on-image'),
    ':focus-visible': { outlineColor: token('color-on-image') },
  }),
  slide: css({
    position: 'relative',
    ...column,
    // It grows with the longest text.
    blockSize: '100%',
    minBlockSize: 'var(--height, 400px)',
    overflow: 'hidden',
    isolation: 'isolate',
    '& > *': { gridArea: '1 / 1' },
    // Below the layer and the text, which are not positioned.
    '& > img': {
      position: 'absolute',
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
    [container.md]: { minBlockSize: 'var(--height, 480px)' },
    [container.lg]: { minBlockSize: 'var(--height, 560px)' },
  }),
  text: css({
    display: 'grid',
    alignSelf: 'end',
    paddingBlockStart: token('space-8'),
    paddingInline: pagePadding,
    background: token('image-scrim'),
  }),
  atStart: css({ textAlign: 'start' }),
  inMiddle: css({ textAlign: 'center' }),
  atEnd: css({ textAlign: 'end' }),
  layer: css({ background: token('color-backdrop') }),
  /** A text above the row of buttons and dots. */
  aboveControls: css({ paddingBlockEnd: rem(5) }),
  /** The same for more than five dots, which take two lines where it is narrow. */
  aboveTwoLines: css({ paddingBlockEnd: rem(8), [container.sm]: { paddingBlockEnd: rem(5) } }),
  overLayer: css({ alignSelf: 'center', paddingBlockStart: token('space-5'), background: 'none' }),
  /** The row of buttons and dots, over the lower edge of the pictures. */
  controls: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: token('space-4'),
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - ${token('space-5')})`,
    marginInline: 'auto',
    // The pictures may be light, and not every one has a shade for a text.
    borderRadius: rem(1.5),
    background: token('color-backdrop'),
  }),
};
